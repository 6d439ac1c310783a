import type { GivenLeaves } from '@upaj/contract/disease.schema';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { useId } from 'react';
import { useAnswerText } from '../../domains/disease/use-answer-text.ts';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import { SavedPicture } from './saved-picture.tsx';
import type { WithdrawLeavesProps } from './withdraw-leaves.tsx';

const loadDialog = async () => (await import('./withdraw-leaves.tsx')).WithdrawLeaves;

interface GivenLeavesSectionProps {
  userId: string;
  given: readonly GivenLeaves[];
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** The pictures that a user has given for training, from any device, each with a way to withdraw them. */
export function GivenLeavesSection({ userId, given, ...list }: GivenLeavesSectionProps) {
  const { t } = useTranslation('leaf-history');
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid min-w-0 gap-4">
        <div className="grid gap-1">
          <h3 id={id} className="text-xl">
            {t('given.title')}
          </h3>
          <p className="text-muted">{t('given.text')}</p>
        </div>
        <ul className="grid gap-4">
          {given.map((one) => (
            <GivenItem key={one._id} userId={userId} given={one} />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="outline"
            className="justify-self-start"
            isBusy={list.isFetching}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </Card>
    </section>
  );
}

function GivenItem({ userId, given }: { userId: string; given: GivenLeaves }) {
  const { t } = useTranslation('leaf-history');
  const { cropName } = useAnswerText();
  const { Part: Dialog, show, hide } = useLazyComponent<WithdrawLeavesProps>();
  const crop = cropName(given.crop);
  const date = formatDate(given.createdAt);
  const name = t('given.entry', { crop, date });
  return (
    <li className="grid min-w-0 gap-2">
      <p>{name}</p>
      <ul className="flex flex-wrap gap-2">
        {given.pictures.map((picture, at) => (
          <SavedPicture
            key={picture.id}
            picture={picture}
            alt={t('picture', { count: at + 1, crop, date })}
          />
        ))}
      </ul>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        aria-label={t('given.withdrawNamed', { name })}
        onClick={() => show(loadDialog)}
      >
        {t('given.withdraw')}
      </Button>
      {Dialog && <Dialog userId={userId} sentId={given._id} name={name} onClose={hide} />}
    </li>
  );
}
