import { countGraphemes } from '@upaj/contract/post-text';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** From this part of the limit on the length is shown. */
const shownFrom = 0.8;

/** How long a text is, as a reader counts, once it comes near its limit. */
export function LengthCount({ text, limit }: { text: string; limit: number }) {
  const { t } = useTranslation('new-thread');
  // Characters are units at least: a short text need not be counted.
  if (text.length < limit * shownFrom) return null;
  const count = countGraphemes(text.trim());
  if (count < limit * shownFrom) return null;
  return (
    <p className={count > limit ? 'font-semibold text-danger text-sm' : 'text-muted text-sm'}>
      {t('lengthOf', { count: formatNumber(count), limit: formatNumber(limit) })}
    </p>
  );
}
