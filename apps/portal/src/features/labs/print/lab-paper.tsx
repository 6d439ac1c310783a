import type { Lab } from '@upaj/contract/labs.schema';
import { useState } from 'react';
import { formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { streetOf } from '../list/street-of.ts';
import { useLabWords } from '../list/use-lab-words.ts';
import type { PlaceNames } from '../list/use-place-names.ts';
import { StepList } from '../sample/step-list.tsx';

export interface LabPaperProps {
  /** The laboratories; without them the steps are printed alone. */
  labs?: readonly Lab[];
  title?: string;
  names?: PlaceNames;
}

const cell = 'border-line-strong border-b py-1.5 pe-3 text-start align-top last:pe-0';

/** A sheet of paper to take along: laboratories with address and telephone, and how to take a sample. */
export function LabPaper({ labs, title, names }: LabPaperProps) {
  const { t } = useTranslation('labs');
  const [printedAt] = useState(() => formatTimestamp(new Date().toISOString()));
  return (
    <article className="grid gap-5 bg-paper p-4 text-(--soil-900) text-sm">
      {labs && names && (
        <>
          <header>
            <h2 className="text-2xl">{title}</h2>
            <p>{t('callFirst')}</p>
          </header>
          <LabTable labs={labs} names={names} />
        </>
      )}
      <section className="grid gap-3">
        <h2 className="text-2xl">{t('steps.title')}</h2>
        <StepList isOnPaper />
        <p>{t('steps.source')}</p>
      </section>
      <p>{t('printedAt', { time: printedAt })}</p>
    </article>
  );
}

function LabTable({ labs, names }: { labs: readonly Lab[]; names: PlaceNames }) {
  const { t } = useTranslation('labs');
  const words = useLabWords();
  const heads = ['name', 'address', 'phone', 'distance'] as const;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={cell}>
              {t(`paper.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labs.map((lab) => (
          <tr key={lab.id}>
            <td className={cell}>
              <b className="block">{lab.name}</b>
              {words.kindOf(lab)}
            </td>
            <td className={cell}>
              {[streetOf(lab), names.districtOf(lab), names.stateOf(lab), lab.pin]
                .filter(Boolean)
                .join(', ')}
              <span className="block">{words.certaintyOf(lab)}</span>
            </td>
            <td className={cell}>{lab.phone ?? t('paper.noPhone')}</td>
            <td className={cell}>{Object.values(words.distanceOf(lab) ?? {}).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
