import { Button } from '@upaj/ui/button';
import { Users } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { DeviceDiagnosis } from '../../../domains/disease/diagnosis.ts';
import type { Findings } from '../../../domains/disease/opinions.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { paths } from '../../../shared/paths.ts';
import { useOpenPage } from '../../../shared/use-open-page.ts';
import type { DraftDialogProps } from './draft-dialog.tsx';
import { hasForumDraft, useForumDraft } from './use-forum-draft.ts';

const loadDialog = async () => (await import('./draft-dialog.tsx')).DraftDialog;

interface ShareToForumProps {
  diagnosis: DeviceDiagnosis;
  findings: Findings;
}

/** Opens the form of a new discussion with the diagnosis and its pictures; asks before one that was begun is replaced. */
export function ShareToForum({ diagnosis, findings }: ShareToForumProps) {
  const { t } = useTranslation('leaf-result');
  const { userId } = useSelector(selectSession);
  const openPage = useOpenPage();
  const writeDraft = useForumDraft(diagnosis, findings);
  const { Part: Dialog, show, hide } = useLazyComponent<DraftDialogProps>();
  if (!userId) return null;
  const owner = userId;
  const open = () => openPage(paths.newThread.href());

  function share(): void {
    writeDraft(owner);
    open();
  }

  return (
    <div className="grid gap-1.5">
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => (hasForumDraft(owner) ? show(loadDialog) : share())}
      >
        <Users aria-hidden="true" className="size-5" />
        {t('forum.share')}
      </Button>
      <p className="text-muted text-sm">{t('forum.hint')}</p>
      {Dialog && <Dialog onKeep={open} onReplace={share} onClose={hide} />}
    </div>
  );
}
