import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';
import { type FormEvent, type RefObject, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetUserQuery } from '../../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type LabSearch, pinIn } from './use-labs-address.ts';

interface PinFormProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The PIN code that is searched from. */
  pin: string | undefined;
  /** No place is known for it. */
  isUnknown: boolean;
  onSearch: (search: LabSearch) => void;
}

/** The PIN code of the user's own address, once it is known. */
function useProfilePin(): string | undefined {
  const userId = useSelector(selectSession).userId ?? '';
  const { data } = useGetUserQuery({ params: { id: userId } }, { skip: !userId });
  const user = data?.data;
  return user && 'postalCode' in user ? pinIn(user.postalCode) : undefined;
}

/** Laboratories near a PIN code; the one of the profile is offered. */
export function PinForm({ fieldRef, pin, isUnknown, onSearch }: PinFormProps) {
  const { t } = useTranslation('labs');
  const profilePin = useProfilePin();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [known, setKnown] = useState(pin);
  if (pin !== known) {
    setKnown(pin);
    setTyped(undefined);
  }
  const shown = typed ?? pin ?? profilePin ?? '';
  const isOfProfile = shown === profilePin && typed === undefined && pin === undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = pinIn(shown);
    setIsWrong(!found);
    if (found) onSearch({ pin: found });
    else fieldRef.current?.focus();
  }

  const isStillUnknown = isUnknown && (typed === undefined || pinIn(typed) === pin);
  const error = isWrong ? t('search.pinWrong') : isStillUnknown && t('search.pinUnknown');
  return (
    <form noValidate onSubmit={send}>
      <FormField
        label={t('search.pin')}
        hint={t(isOfProfile ? 'search.pinOfProfile' : 'search.pinHint')}
        error={error}
      >
        <div className="flex gap-2">
          <NumberField
            ref={fieldRef}
            kind="whole"
            name="pin"
            maxLength={10}
            autoComplete="postal-code"
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsWrong(false);
            }}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="outline">
            {t('search.show')}
          </Button>
        </div>
      </FormField>
    </form>
  );
}
