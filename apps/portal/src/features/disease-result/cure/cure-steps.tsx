import { findDisease } from '@upaj/content/diseases/diseases-of-doctor-crop';
import type { ReactNode } from 'react';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { curePartsOf } from './cure-parts.ts';

interface CureStepsProps {
  diseaseId: string;
  cropId: string;
}

/** The cure of one disease: in the field first, then natural helpers, then sprays by their active ingredient. */
export function CureSteps({ diseaseId, cropId }: CureStepsProps) {
  const { t } = useTranslation('leaf-result');
  const { language } = useLanguage();
  const disease = findDisease(diseaseId);
  if (!disease) return <p className="text-lg">{t('advice.unknown')}</p>;
  const cure = curePartsOf(disease, cropId, language);
  return (
    <div className="grid min-w-0 gap-4">
      <Step title={t('practice')}>
        <Items items={cure.practice} />
      </Step>
      {cure.friends.length > 0 && (
        <Step title={t('friends')}>
          <Items items={cure.friends} />
        </Step>
      )}
      <Step title={t('chemicals')}>
        {cure.ingredients.length > 0 && (
          <>
            <p>{t('ingredients')}</p>
            <Items items={cure.ingredients} language="en" />
          </>
        )}
        <p className="rounded-control bg-gold-soft px-4 py-3">{cure.sprayAdvice}</p>
      </Step>
      <Step title={t('untreated')}>
        <p>{cure.untreated}</p>
      </Step>
      <p className="text-sm">
        <CertaintyNote of={[disease.certainty]} />
      </p>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold text-lg">{title}</h4>
      {children}
    </div>
  );
}

/** Active ingredients are as the label spells them. */
function Items({ items, language }: { items: readonly string[]; language?: 'en' }) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {items.map((item) => (
        <li key={item} lang={language} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
