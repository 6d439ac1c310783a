import { demoVideo } from '@upaj/content/about/about';
import { HeroField } from '@upaj/ui/hero-field';
import { ClickToPlay } from '../../shared/click-to-play.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** The demo video; nothing is requested from the video site before the user presses play. */
export function DemoVideo() {
  const { t } = useTranslation('about');
  const { language } = useLanguage();
  const title = demoVideo.title[language];
  return (
    <figure className="grid gap-2">
      <ClickToPlay videoId={demoVideo.youtubeId} title={title}>
        {/* Wider than the frame, whose corners are less round than its own. */}
        <span className="absolute -inset-4 grid">
          <HeroField size="banner" />
        </span>
      </ClickToPlay>
      <figcaption className="text-muted text-sm">
        <span className="block font-semibold text-base text-ink">{title}</span>
        {t('videoNote')}
      </figcaption>
    </figure>
  );
}
