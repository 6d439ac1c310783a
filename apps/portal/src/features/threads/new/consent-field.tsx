import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import type { ThreadFields } from './thread-fields.ts';

// It knows what contact details look like, which an empty form need not.
const loadConsent = async () =>
  (await import('../../../domains/threads/contact-consent.tsx')).ContactConsent;

/** Asks for the author's consent once the text has contact details. */
export function ConsentField() {
  const { control } = useFormContext<ThreadFields>();
  const [title, content] = useWatch({ control, name: ['title', 'content'] });
  const text = useDeferredValue(`${title}\n${content}`);
  return text.trim() ? <LoadedConsent text={text} /> : null;
}

function LoadedConsent({ text }: { text: string }) {
  const { t } = useTranslation('new-thread');
  const { data: Consent } = useLoaded(loadConsent);
  const { control, formState, setValue, clearErrors } = useFormContext<ThreadFields>();
  const isGiven = useWatch({ control, name: 'showsContacts' });
  const error = formState.errors.showsContacts;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) field.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div ref={field} className="grid gap-1.5">
      {Consent && (
        <Consent
          text={text}
          isGiven={isGiven}
          onGive={(isAgreed) => {
            setValue('showsContacts', isAgreed);
            clearErrors('showsContacts');
          }}
        />
      )}
      <div role="alert" className="empty:absolute">
        {error && (
          <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>{t('consentMissing')}</span>
          </p>
        )}
      </div>
    </div>
  );
}
