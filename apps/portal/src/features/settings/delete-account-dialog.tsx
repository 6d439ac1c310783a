import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

const resolver = async () => (await import('./settings.schema.ts')).accountDeletionResolver;

/** 'Delete Account': lists what is deleted and what stays; a typed word and the password confirm it. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [word, setWord] = useState('');
  const [isWordWrong, setWordWrong] = useState(false);
  const wordField = useRef<HTMLInputElement>(null);
  const wanted = t('deleteWord');
  const isWordRight = isSameWord(word, wanted);
  const form = useApiForm<{ password?: string }>({
    resolver,
    // The word is above the password: its error gets the focus first.
    shouldFocusError: isWordRight,
    defaultValues: { password: '' },
  });
  const { register, errorOf, formError, isBusy } = form;
  const { remove, nextStep, isWithoutPassword } = useDeleteAccount(form.setValue);

  useWayOn(wordField, isWithoutPassword && !isBusy);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setWordWrong(!isWordRight);
    if (!isWordRight) wordField.current?.focus();
    void form.submit(async (body) => isWordRight && remove(body))(event);
  }

  return (
    <SettingsDialog title={t('deleteAccount')} isBusy={isBusy} onClose={onClose}>
      <div className="grid gap-3">
        <p>{t('deleteGone')}</p>
        <p>{t('deleteKept')}</p>
      </div>
      <DialogForm
        submitLabel={t('deleteForGood')}
        submitVariant="danger"
        isBusy={isBusy}
        formError={nextStep ?? formError}
        onSubmit={submit}
        onCancel={onClose}
      >
        <FormField
          label={t('deleteConfirm', { word: wanted })}
          error={isWordWrong && t('deleteWordWrong', { word: wanted })}
          isRequired
        >
          <TextField
            ref={wordField}
            autoComplete="off"
            autoCapitalize="characters"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </FormField>
        {!isWithoutPassword && (
          <KnownPassword error={errorOf('password')} {...register('password')} />
        )}
      </DialogForm>
    </SettingsDialog>
  );
}

/** The password that is in force, and the way on for who does not know it. */
function KnownPassword({ error, ...field }: { error: string | undefined } & UseFormRegisterReturn) {
  const { t } = useTranslation('settings');
  return (
    <>
      <FormField label={t('password')} error={error} isRequired>
        <SecretField autoComplete="current-password" {...field} />
      </FormField>
      <ForgotPasswordLink />
    </>
  );
}

/** Moves the focus from the removed password field to the remaining field. */
function useWayOn(field: RefObject<HTMLInputElement | null>, isAlone: boolean): void {
  useEffect(() => {
    const isLost = !field.current?.form?.contains(document.activeElement);
    if (isAlone && isLost) field.current?.focus();
  }, [field, isAlone]);
}

/** Keyboards write capitals, and Hindi vowel signs, in more than one way. */
const isSameWord = (typed: string, wanted: string) =>
  typed.trim().localeCompare(wanted, undefined, { sensitivity: 'base' }) === 0;
