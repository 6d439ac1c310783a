import { demoVideo } from '@upaj/content/about/about';
import { HeroField } from '@upaj/ui/hero-field';
import { ClickToPlay } from '../../shared/click-to-play.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** The demo film; the video site hears nothing before somebody asks to play. */
export function DemoVideo() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  const title = demoVideo.title[language];
  return (
    <figure className="grid gap-2">
      <ClickToPlay videoId={demoVideo.youtubeId} title={title}>
        <HeroField size="banner" className="h-full" />
      </ClickToPlay>
      <figcaption className="text-muted text-sm">
        <span className="font-semibold text-ink">{title}</span> <span>{t('videoNote')}</span>
      </figcaption>
    </figure>
  );
}
