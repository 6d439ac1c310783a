import type { ContactMessage } from '@upaj/contract/contact.schema';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import { Textarea } from '@upaj/ui/textarea';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useApiForm } from '../../shared/forms/use-api-form.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../shared/storage-keys.ts';
import { useSend } from './use-send.ts';

const resolver = async () => (await import('./contact.schema.ts')).contactResolver;

const draftFields = ['user_name', 'user_email', 'message'] as const;
const blank = { user_name: '', user_email: '', message: '', website: '' };

/** Full name, e-mail and message. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const form = useApiForm<ContactMessage>({
    resolver,
    defaultValues: blank,
    names: draftFields,
  });
  const draft = useDraft(storageKeys.contactDraft, form, draftFields);
  const send = useSend(() => {
    form.reset(blank);
    draft.forget();
  });
  const { register, errorOf, formError, isBusy } = form;

  return (
    // Pressed before the scripts are here, a form that gets would put the message into the address.
    <form noValidate method="post" onSubmit={form.submit(send)} className="grid gap-5">
      <FormAlert>{formError}</FormAlert>
      <FormField label={t('name')} error={errorOf('user_name')} isRequired>
        <TextField autoComplete="name" maxLength={80} {...register('user_name')} />
      </FormField>
      <FormField label={t('email')} error={errorOf('user_email')} isRequired>
        <TextField type="email" autoComplete="email" maxLength={254} {...register('user_email')} />
      </FormField>
      <FormField label={t('message')} error={errorOf('message')} isRequired>
        <Textarea rows={6} maxLength={5000} className="md:min-h-44" {...register('message')} />
      </FormField>
      {/* Users do not see it, so a client that fills it in is a bot. */}
      <input
        {...register('website')}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        className="sr-only"
      />
      <SubmitButton size="big" isBusy={isBusy}>
        {t(isBusy ? 'sending' : 'submit')}
      </SubmitButton>
    </form>
  );
}
