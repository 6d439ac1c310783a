import type { Reason } from '@upaj/content/crops/field-advice';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** Reasons for and against, in words as well as by sign. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  return (
    <ul className="grid gap-2">
      {reasons.map(({ about, isFor, text }) => {
        const Icon = isFor ? CircleCheck : CircleX;
        return (
          <li key={about} className="flex items-start gap-2.5">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 flex-none ${isFor ? 'text-action' : 'text-danger'}`}
            />
            <span>
              <b>{t(isFor ? 'for' : 'against')}</b> {text[language]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
