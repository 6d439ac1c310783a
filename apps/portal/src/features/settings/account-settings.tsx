import { Card } from '@upaj/ui/card';
import { SectionHead } from '@upaj/ui/section-head';
import { ChevronRight, KeyRound, Mail, MailCheck, Trash2 } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';

// Each dialog is loaded on demand: it is larger than this page.
const rows = [
  {
    name: 'changePassword',
    Icon: KeyRound,
    bring: async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
  },
  {
    name: 'updateEmail',
    Icon: Mail,
    bring: async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
  },
  {
    name: 'confirmEmail',
    Icon: MailCheck,
    bring: async () =>
      (await import('../../domains/accounts/otp/confirm-email-dialog.tsx')).ConfirmEmailDialog,
  },
  {
    name: 'deleteAccount',
    Icon: Trash2,
    bring: async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  },
] as const;

/** 'Account Settings': Change Password, Update Email, Confirm e-mail, Delete Account. */
export function AccountSettings() {
  const { t } = useTranslation('settings');
  const { Part: Dialog, coming, show, hide } = useLazyComponent<{ onClose: () => void }>();
  return (
    <Card>
      <SectionHead title={t('account')} />
      <ul className="grid divide-y divide-line">
        {rows.map(({ name, Icon, bring }) => (
          <li key={name}>
            <Setting
              name={name}
              Icon={Icon}
              isComing={coming === bring}
              onOpen={() => show(bring)}
            />
          </li>
        ))}
      </ul>
      {Dialog && <Dialog onClose={hide} />}
    </Card>
  );
}

interface SettingProps extends Pick<(typeof rows)[number], 'name' | 'Icon'> {
  isComing: boolean;
  onOpen: () => void;
}

function Setting({ name, Icon, isComing, onOpen }: SettingProps) {
  const { t } = useTranslation('settings');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={isComing || undefined}
      onClick={onOpen}
      className="flex min-h-16 w-full items-center gap-3.5 rounded-control px-1 py-2.5 text-start transition-colors hover:bg-sunken aria-busy:animate-pulse"
    >
      <Icon
        aria-hidden="true"
        className={`size-5.5 flex-none ${name === 'deleteAccount' ? 'text-danger' : 'text-action'}`}
      />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{t(name)}</span>
        <span className="text-muted text-sm">{t(`${name}Text`)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </button>
  );
}
