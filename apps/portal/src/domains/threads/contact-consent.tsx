import { findContactDetails } from '@upaj/contract/contact-details';
import { Checkbox } from '@upaj/ui/checkbox';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface ContactConsentProps {
  /** Everything that is being written. */
  text: string;
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
}

/** Asks, once contact details are typed, whether signed-in users may see them; nothing before that. */
export function ContactConsent({ text, isGiven, onGive }: ContactConsentProps) {
  const { t } = useTranslation('thread-errors');
  const details = findContactDetails(text);
  return (
    // Present before its contents, so that screen readers announce them.
    <div role="status" className="empty:absolute">
      {details.length > 0 && (
        <div className="grid rounded-control bg-gold-soft px-4 py-2">
          <Checkbox
            label={t('contacts.agree')}
            checked={isGiven}
            onChange={({ target }) => onGive(target.checked)}
          />
          <p className="text-sm">{t('contacts.hint')}</p>
          {details.some(({ kind }) => kind === 'identity') && (
            <p className="mt-1 font-medium text-danger text-sm">{t('contacts.identity')}</p>
          )}
        </div>
      )}
    </div>
  );
}
