import { bankNotes, type FinanceCard, financeCards } from '@upaj/content/finance/finance';
import { buttonStyles } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { Picture } from '@upaj/ui/picture';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useContentLanguage } from '../../shared/content-language/use-content-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { FactList } from './fact-list.tsx';
import { financePicture } from './finance-pictures.ts';

/** Loans and insurance in the chosen language. */
export function FinanceCards() {
  const { t } = useTranslation('finance');
  const { language } = useContentLanguage();
  return (
    <ul className="grid gap-4 has-[details[open]]:items-start md:grid-cols-2">
      {financeCards.map((card) => (
        <li key={card.id}>
          <OneCard card={card} />
        </li>
      ))}
      <li>
        <Card tone="hint" className="grid h-full content-start gap-3">
          <h2 className="text-xl">{t('goodToKnow')}</h2>
          <FactList facts={bankNotes} language={language} />
        </Card>
      </li>
    </ul>
  );
}

function OneCard({ card: { title, description, image, url, facts } }: { card: FinanceCard }) {
  const { t } = useTranslation('finance');
  const { language } = useContentLanguage();
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <Picture alt="" fallback={financePicture(image)} drawing="card" className="h-30 md:h-38" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div lang={language} className="grid gap-1.5">
          <h2 className="text-xl">{title[language]}</h2>
          <p className="text-muted">{description[language]}</p>
        </div>
        <details className="group mt-auto rounded-field border border-line">
          <summary className="flex min-h-11 items-center justify-between gap-3 rounded-field px-4 font-semibold">
            {t('facts', { count: facts.length })}
            <ChevronDown
              aria-hidden="true"
              className="size-5 flex-none text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-line border-t p-4">
            <FactList facts={facts} language={language} />
          </div>
        </details>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('visitNamed', { title: title[language] })}
          className={buttonStyles({ variant: 'outline', width: 'full' })}
        >
          {t('visit')}
          <ExternalLink aria-hidden="true" className="size-4.5" />
        </a>
      </div>
    </article>
  );
}
