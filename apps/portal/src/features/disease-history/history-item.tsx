import { Badge } from '@upaj/ui/badge';
import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { Cloud, Trash2 } from 'lucide-react';
import { LeafThumbnail } from '../../domains/disease/leaf-thumbnail.tsx';
import { findingsOf } from '../../domains/disease/opinions.ts';
import { useAnswerText } from '../../domains/disease/use-answer-text.ts';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import type { DeleteDiagnosisProps } from './delete-diagnosis.tsx';
import type { HistoryActions } from './history-actions.ts';
import { KeepOnAccount } from './keep-on-account.tsx';
import type { HistoryEntry } from './merge-history.ts';
import { SavedPicture } from './saved-picture.tsx';
import { WeekLater } from './week-later.tsx';

const loadDialog = async () => (await import('./delete-diagnosis.tsx')).DeleteDiagnosis;

/** Pictures that are shown of one diagnosis. */
const mostPictures = 3;

interface HistoryItemProps extends HistoryActions {
  userId: string;
  entry: HistoryEntry;
}

/** What a diagnosis is called in labels: its crop and its day. */
function useEntryName(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('leaf-history');
  const { cropName } = useAnswerText();
  return ({ diagnosis: { cropId, at } }) =>
    t('entry', { crop: cropName(cropId), date: formatDate(new Date(at).toISOString()) });
}

/** One diagnosis: its pictures, its answer, how the field was later, and what can be done with it. */
export function HistoryItem({ userId, entry, onOpen, ...actions }: HistoryItemProps) {
  const { t } = useTranslation('leaf-history');
  const { answer } = useAnswerText();
  const name = useEntryName()(entry);
  const { Part: Dialog, show, hide } = useLazyComponent<DeleteDiagnosisProps>();
  const { diagnosis, isOnDevice, savedId } = entry;
  const [opinion] = findingsOf(diagnosis.opinions).heard;
  return (
    <li className="grid min-w-0">
      <Card className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <div className="min-w-0">
            <h3 className="wrap-anywhere text-lg">{answer(opinion, diagnosis.cropId)}</h3>
            <p className="text-muted text-sm">{name}</p>
          </div>
          {savedId && (
            <Badge tone="sky">
              <Cloud aria-hidden="true" className="size-3.5 flex-none" />
              {t('onAccount')}
            </Badge>
          )}
        </div>
        <Thumbnails entry={entry} />
        {opinion.outcome !== 'no leaf' && (
          <WeekLater userId={userId} entry={entry} name={name} {...actions} />
        )}
        <div className="flex flex-wrap gap-2">
          {onOpen && (
            <Button
              variant="outline"
              size="small"
              aria-label={t('openNamed', { name })}
              onClick={() => onOpen(diagnosis)}
            >
              {t('open')}
            </Button>
          )}
          {isOnDevice && !savedId && (
            <KeepOnAccount userId={userId} diagnosis={diagnosis} name={name} />
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t('deleteNamed', { name })}
            onClick={() => show(loadDialog)}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
            {t('delete')}
          </Button>
        </div>
        {Dialog && <Dialog userId={userId} entry={entry} name={name} onClose={hide} />}
      </Card>
    </li>
  );
}

function Thumbnails({ entry: { diagnosis, savedPictures } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('leaf-history');
  const { cropName } = useAnswerText();
  const date = formatDate(new Date(diagnosis.at).toISOString());
  const altOf = (at: number) =>
    t('picture', { count: at + 1, crop: cropName(diagnosis.cropId), date });
  const { pictures } = diagnosis;
  if (pictures.length === 0 && savedPictures.length === 0) {
    return <p className="text-muted text-sm">{t('noPicture')}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.slice(0, mostPictures).map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a diagnosis never change
        <li key={at}>
          <LeafThumbnail picture={picture} alt={altOf(at)} />
        </li>
      ))}
      {pictures.length === 0 &&
        savedPictures
          .slice(0, mostPictures)
          .map((picture, at) => (
            <SavedPicture key={picture.id} picture={picture} alt={altOf(at)} />
          ))}
    </ul>
  );
}
