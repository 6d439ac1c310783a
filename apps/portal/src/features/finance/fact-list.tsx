import { certaintyLabels } from '@upaj/content/certainty';
import type { FinanceFact } from '@upaj/content/finance/finance';
import { formatDay } from '../../shared/format.ts';
import type { Language } from '../../shared/i18n/translations.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

interface FactListProps {
  facts: readonly FinanceFact[];
  language: Language;
}

/** What is known, each with its day, where it was read and how sure it is. */
export function FactList({ facts, language }: FactListProps) {
  const { t } = useTranslation('finance');
  const { language: spoken } = useLanguage();
  return (
    <dl className="grid gap-3.5">
      {facts.map((fact) => (
        <div key={fact.label.en}>
          <dt lang={language} className="font-semibold">
            {fact.label[language]}
          </dt>
          <dd>
            <span lang={language}>{fact.value[language]}</span>
            <span className="block text-muted text-sm">
              {t('fact', { day: formatDay(fact.asOn), source: fact.source[spoken] })}
            </span>
            <span className="block text-muted text-sm">
              {certaintyLabels[fact.certainty][spoken]}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
