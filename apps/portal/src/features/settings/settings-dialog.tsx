import { Dialog } from '@upaj/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface SettingsDialogProps {
  title: string;
  /** What happens, in one sentence. */
  description?: string;
  /** Something is being sent: it stays open. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One account setting, above the page. */
export function SettingsDialog({ onClose, ...props }: SettingsDialogProps) {
  const { t } = useTranslation('settings');
  return <Dialog isOpen onOpenChange={onClose} closeLabel={t('close')} {...props} />;
}
