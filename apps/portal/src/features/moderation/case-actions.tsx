import type { ModerationCase, ModerationVerb } from '@upaj/contract/moderation.schema';
import { Button, type ButtonProps } from '@upaj/ui/button';
import type { ComponentType } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import type { CaseDialogProps } from './moderate-dialog.tsx';

type LoadDialog = () => Promise<ComponentType<CaseDialogProps>>;

const loadDialog =
  (action: ModerationVerb): LoadDialog =>
  async () =>
    (await import('./moderate-dialog.tsx')).moderateDialogs[action];

const loads: Record<ModerationVerb, LoadDialog> = {
  hide: loadDialog('hide'),
  restore: loadDialog('restore'),
  warn: loadDialog('warn'),
  suspend: loadDialog('suspend'),
  lift: loadDialog('lift'),
  dismiss: loadDialog('dismiss'),
};
const loadUphold: LoadDialog = async () => (await import('./appeal-dialogs.tsx')).UpholdDialog;
const loadReverse: LoadDialog = async () => (await import('./appeal-dialogs.tsx')).ReverseDialog;

/** What a moderator can do about a post and its author now. */
function actionsFor({ isHidden, isDeleted, userId, suspendedUntil, reports }: ModerationCase) {
  const actions: ModerationVerb[] = [];
  if (!isDeleted) actions.push(isHidden ? 'restore' : 'hide');
  if (userId !== null) actions.push('warn', suspendedUntil === null ? 'suspend' : 'lift');
  if (reports.length > 0 && !isHidden) actions.push('dismiss');
  return actions;
}

/** The buttons of a case, none louder than the others: each asks for a reason, and the dialog confirms what is grave. */
export function CaseActions({ waiting }: { waiting: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { Part: Dialog, coming, show, hide } = useLazyComponent<CaseDialogProps>();
  const { appealed } = waiting;
  const button = (label: string, load: LoadDialog, variant: ButtonProps['variant'] = 'outline') => (
    <Button
      key={label}
      variant={variant}
      size="small"
      isBusy={coming === load}
      onClick={() => show(load)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {appealed === null &&
        actionsFor(waiting).map((action) => button(t(`do.${action}`), loads[action]))}
      {appealed?.canDecide && (
        <>
          {button(t('reverse'), loadReverse, 'primary')}
          {button(t('uphold'), loadUphold)}
        </>
      )}
      {appealed && !appealed.canDecide && <p className="text-muted">{t('anotherDecides')}</p>}
      {Dialog && <Dialog waiting={waiting} onClose={hide} />}
    </div>
  );
}
