import type { Thread } from '@upaj/contract/threads.schema';
import { Button, buttonStyles } from '@upaj/ui/button';
import { CopyButton } from '@upaj/ui/copy-button';
import { Dialog } from '@upaj/ui/dialog';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';

interface ShareDialogProps {
  thread: Thread;
  onClose: () => void;
}

/** Sends the link of a discussion: through WhatsApp, by copying it, or with what the device offers. */
export function ShareDialog({ thread: { _id, title }, onClose }: ShareDialogProps) {
  const { t } = useTranslation('thread');
  const url = `${location.origin}${paths.thread.href(_id)}`;
  const text = t('shareText', { title });
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

  function share() {
    // Closing the device's own list is no failure.
    navigator.share({ title, text, url }).then(onClose, () => {});
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('shareTitle')}
      description={<bdi className="wrap-anywhere">{title}</bdi>}
      closeLabel={t('close')}
    >
      <div className="grid gap-2.5">
        <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={buttonStyles()}>
          {t('whatsApp')}
        </a>
        <CopyButton text={url} label={t('copyLink')} copiedLabel={t('copied')} size="md" />
        {'share' in navigator && (
          <Button variant="outline" onClick={share}>
            {t('shareElsewhere')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
