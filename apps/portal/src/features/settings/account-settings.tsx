import { Card } from '@upaj/ui/card';
import { SectionHead } from '@upaj/ui/section-head';
import { ChevronRight, KeyRound, Mail, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

// Each comes when it is asked for: a dialog weighs more than this page.
const dialogs = {
  changePassword: lazy(async () => ({
    default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
  })),
  updateEmail: lazy(async () => ({
    default: (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
  })),
  deleteAccount: lazy(async () => ({
    default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  })),
};

const rows = [
  { name: 'changePassword', Icon: KeyRound },
  { name: 'updateEmail', Icon: Mail },
  { name: 'deleteAccount', Icon: Trash2 },
] as const;

/** 'Account Settings': Change Password, Update Email, Delete Account. */
export function AccountSettings() {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const Dialog = open && dialogs[open];
  return (
    <Card>
      <SectionHead title={t('account')} />
      <ul className="grid divide-y divide-line">
        {rows.map(({ name, Icon }) => (
          <li key={name}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(name)}
              className="flex min-h-16 w-full items-center gap-3.5 rounded-control px-1 py-2.5 text-start transition-colors hover:bg-sunken"
            >
              <Icon
                aria-hidden="true"
                className={`size-5.5 flex-none ${name === 'deleteAccount' ? 'text-danger' : 'text-action'}`}
              />
              <span className="grid flex-1">
                <span className="font-semibold">{t(name)}</span>
                <span className="text-muted text-sm">{t(`${name}Text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{Dialog && <Dialog onClose={() => setOpen(undefined)} />}</Suspense>
    </Card>
  );
}
