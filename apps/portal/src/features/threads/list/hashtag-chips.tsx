import { Chip, ChipRow } from '@upaj/ui/chip-row';
import { Skeleton } from '@upaj/ui/skeleton';
import { useListHashtagsQuery } from '../../../domains/threads/threads.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface HashtagChipsProps {
  /** Without #; empty for none. */
  chosen: string;
  /** Called with nothing when the chosen one is pressed again. */
  onChoose: (hashtag: string | undefined) => void;
}

/** The hashtags in use, the chosen one among them; without any there is no row. */
export function HashtagChips({ chosen, onChoose }: HashtagChipsProps) {
  const { t } = useTranslation('threads');
  const { data, isError } = useListHashtagsQuery({});
  const known = data?.data.map(({ hashtag }) => hashtag) ?? [];
  const shown = !chosen || known.includes(chosen) ? known : [chosen, ...known];
  // The chosen one comes with the others, so that the row can show its place among them.
  const isComing = !data && !isError;
  if (shown.length === 0 && !isComing) return null;
  return (
    <ChipRow label={t('hashtags')}>
      {isComing ? (
        <ChipShapes />
      ) : (
        shown.map((hashtag) => (
          <Chip
            key={hashtag}
            isChosen={hashtag === chosen}
            onClick={() => onChoose(hashtag === chosen ? undefined : hashtag)}
          >
            <bdi>{`#${hashtag}`}</bdi>
          </Chip>
        ))
      )}
    </ChipRow>
  );
}

function ChipShapes() {
  return ['w-24', 'w-28', 'w-24', 'w-28'].map((width, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
    <Skeleton key={at} className={`h-11 flex-none rounded-full ${width}`} />
  ));
}
