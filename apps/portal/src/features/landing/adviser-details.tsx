import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { type Adviser, advisers, labCount } from './advisers.ts';
import { LandingSection } from './landing-section.tsx';

const steps = ['step1', 'step2', 'step3'] as const;
// Numbers on grounds of every tone, so they take the colours of words.
const numberStyles =
  'grid size-[2.25rem] flex-none place-items-center rounded-full border-2 border-current font-bold';

/** One adviser explained: what it does, how it works. */
export function AdviserDetails({ adviser }: { adviser: Adviser }) {
  const { t } = useTranslation('landing');
  const { t: explain } = useTranslation('services');
  const { section, picture, tone, open, page } = advisers[adviser];
  return (
    <LandingSection id={section}>
      <Card
        tone={tone}
        size="panel"
        className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10"
      >
        <div className="flex flex-wrap-reverse items-end justify-between gap-4 lg:flex-col lg:flex-nowrap lg:items-start lg:justify-start">
          <div className="grid min-w-0 flex-[1_1_11rem] justify-items-start gap-2 lg:flex-initial">
            <h2 id={`${section}-title`} className="text-2xl md:text-3xl">
              {t(`${adviser}.title`)}
            </h2>
            <p>{t(`${adviser}.text`, { count: labCount })}</p>
          </div>
          <img
            src={picture}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="size-16 flex-none lg:size-24"
          />
        </div>
        <div className="grid content-start gap-4">
          <h3 className="font-bold text-xl">{explain('steps')}</h3>
          <ol className="grid gap-3">
            {steps.map((step, at) => (
              <li key={step} className="flex items-start gap-3">
                <span aria-hidden="true" className={numberStyles}>
                  {at + 1}
                </span>
                <span className="pt-1">{explain(`${adviser}.${step}`)}</span>
              </li>
            ))}
          </ol>
          <PageLink
            to={page}
            aria-label={`${t(open)}: ${t(`${adviser}.title`)}`}
            className={buttonStyles({ variant: 'primary', className: 'justify-self-start' })}
          >
            {t(open)}
          </PageLink>
        </div>
      </Card>
    </LandingSection>
  );
}
