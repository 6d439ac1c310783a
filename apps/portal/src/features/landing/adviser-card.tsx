import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { MapPin } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { type Adviser, advisers, labCount } from './advisers.ts';
import { LandingSection } from './landing-section.tsx';

interface AdviserCardProps {
  adviser: Adviser;
}

/** An invitation to one adviser; leads to its page. */
export function AdviserCard({ adviser }: AdviserCardProps) {
  const { t } = useTranslation('landing');
  const { section, picture, tone, button, open, page } = advisers[adviser];
  return (
    <LandingSection id={section} className="grid">
      <Card tone={tone} size="panel" className="flex flex-wrap-reverse items-center gap-4">
        <div className="grid min-w-0 flex-[1_1_11.5rem] justify-items-start gap-2">
          <h2 id={`${section}-title`} className="text-2xl md:text-3xl">
            {t(`${adviser}.title`)}
          </h2>
          <p className="max-w-md">{t(`${adviser}.text`, { count: labCount })}</p>
          <PageLink
            to={page}
            aria-label={`${t(open)}: ${t(`${adviser}.title`)}`}
            className={buttonStyles({ variant: button, className: 'mt-2' })}
          >
            {adviser === 'labs' && <MapPin aria-hidden="true" className="size-4.5" />}
            {t(open)}
          </PageLink>
        </div>
        <img
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-16 flex-none md:size-24"
        />
      </Card>
    </LandingSection>
  );
}
