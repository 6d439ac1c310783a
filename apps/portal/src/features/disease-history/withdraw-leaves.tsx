import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type HistoryDispatch, withdrawTraining } from './account-copies.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface WithdrawLeavesProps {
  userId: string;
  /** Id of what was given. */
  sentId: string;
  /** What it is called in labels. */
  name: string;
  onClose: () => void;
}

/** Asks before pictures that were given for training are withdrawn. */
export function WithdrawLeaves({ userId, sentId, name, onClose }: WithdrawLeavesProps) {
  const { t } = useTranslation('leaf-history');
  const dispatch = useDispatch<HistoryDispatch>();
  return (
    <ConfirmDialog
      title={t('given.question')}
      name={name}
      labels={{ keep: t('given.keep'), confirm: t('given.withdraw') }}
      done={t('given.withdrawn')}
      failed={(reason) => t('given.failed', { reason })}
      onConfirm={() => withdrawTraining(dispatch, userId, sentId)}
      onClose={onClose}
    >
      <p>{t('given.effect')}</p>
    </ConfirmDialog>
  );
}
