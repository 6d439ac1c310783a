import type { CropAdvice } from '@upaj/content/crops/field-advice';
import { ProgressBar } from '@upaj/ui/progress-bar';
import { linkStyles } from '@upaj/ui/text-link';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { ReasonList } from './reason-list.tsx';
import { useAdviceWords } from './use-advice-words.ts';

interface CropCardProps {
  advice: CropAdvice;
  /** Place in the ranking, the best is 1. */
  rank: number;
}

/** One crop: how well it suits, why, and what it would need and bring. */
export function CropCard({ advice, rank }: CropCardProps) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const words = useAdviceWords();
  const name = advice.name[language];
  return (
    <li className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h3 className="text-xl">{`${rank}. ${name}`}</h3>
          <p className="font-semibold">{words.score(advice)}</p>
        </div>
        <ProgressBar label={t('scoreOf', { crop: name })} value={advice.score} />
      </div>
      <ReasonList reasons={advice.reasons} />
      <Needs advice={advice} />
      <Nutrients advice={advice} />
      <div className="flex flex-wrap gap-x-4">
        <PageLink
          to={paths.chatBot.href({ ask: t('question', { crop: name }) })}
          className={linkStyles({ kind: 'alone' })}
        >
          {t('ask')}
          <span className="sr-only">{name}</span>
        </PageLink>
        <PageLink
          to={paths.mandi.href({ q: advice.name.en.replace(/ \(.*/, '') })}
          className={linkStyles({ kind: 'alone' })}
        >
          {t('toMandi')}
          <span className="sr-only">{name}</span>
        </PageLink>
      </div>
    </li>
  );
}

function Needs({ advice }: Pick<CropCardProps, 'advice'>) {
  const { t } = useTranslation('crop-advice');
  const words = useAdviceWords();
  const gross = words.gross(advice);
  return (
    <dl className="grid gap-2">
      <Fact term={t('sowing')}>{words.months(advice)}</Fact>
      <Fact term={t('water.term')}>{words.water(advice)}</Fact>
      <Fact term={t('grossTerm')} remark={gross?.assumption}>
        {gross?.amount ?? t('noGross')}
      </Fact>
    </dl>
  );
}

function Nutrients({ advice }: Pick<CropCardProps, 'advice'>) {
  const { t } = useTranslation('crop-advice');
  const words = useAdviceWords();
  const bags = words.bags(advice).join(', ');
  return (
    <dl className="grid gap-2">
      <Fact term={t('nutrients')} remark={advice.nutrients ? words.kilograms(advice) : undefined}>
        {bags || t('noBags')}
      </Fact>
    </dl>
  );
}

function Fact({ term, remark, children }: { term: string; remark?: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd>
        <span className="font-semibold">{children}</span>
        {remark && <span className="block text-muted text-sm">{remark}</span>}
      </dd>
    </div>
  );
}
