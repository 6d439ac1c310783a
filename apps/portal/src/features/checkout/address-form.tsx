import type { ErrorReply } from '@upaj/contract/error-reply';
import type { OrderAddress } from '@upaj/contract/orders.schema';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { TextField } from '@upaj/ui/text-field';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import { StateOptions } from '../../shared/forms/state-options.tsx';
import { setFieldErrors, useApiForm } from '../../shared/forms/use-api-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { addressFields } from './checkout-fields.ts';

const resolver = async () => (await import('./checkout.schema.ts')).addressResolver;

/** What the checkout asks of the form before it orders. */
export interface AddressCheck {
  /** The address if it is valid; otherwise the form shows what is wrong. */
  check: () => Promise<OrderAddress | undefined>;
}

export interface AddressFormProps {
  ref: Ref<AddressCheck>;
  address: OrderAddress;
  /** Called with every change. */
  onChange: (address: OrderAddress) => void;
  /** What the server has refused, by field. */
  faults: ErrorReply['fields'];
  /** The user has opened the form. */
  takesFocus: boolean;
}

/** The delivery address while it is written. It is a part of the checkout's form, which sends it. */
export function AddressForm({ ref, address, onChange, faults, takesFocus }: AddressFormProps) {
  const { t } = useTranslation('checkout');
  const form = useApiForm<OrderAddress>({ resolver, defaultValues: address });
  const { register, errorOf, watch, handleSubmit, setError, setFocus } = form;
  useImperativeHandle(ref, () => ({
    check: () => new Promise((resolve) => void handleSubmit(resolve, () => resolve(undefined))()),
  }));
  useEffect(() => {
    // Every field is there from the start.
    return watch((fields) => onChange(fields as OrderAddress)).unsubscribe;
  }, [watch, onChange]);
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  useEffect(() => setFieldErrors(setError, faults, addressFields), [faults, setError]);

  const field = (name: keyof OrderAddress, control: ReactNode) => (
    <FormField label={t(`field.${name}`)} error={errorOf(name)} isRequired>
      {control}
    </FormField>
  );
  return (
    <div className={fieldPairs}>
      {field('name', <TextField autoComplete="name" {...register('name')} />)}
      {field('phone', <TextField type="tel" autoComplete="tel" {...register('phone')} />)}
      {field('street', <TextField autoComplete="address-line1" {...register('street')} />)}
      {field('city', <TextField autoComplete="address-level2" {...register('city')} />)}
      {field(
        'state',
        <Select autoComplete="address-level1" {...register('state')}>
          <StateOptions kept={address.state} />
        </Select>,
      )}
      {field(
        'postalCode',
        <TextField inputMode="numeric" autoComplete="postal-code" {...register('postalCode')} />,
      )}
    </div>
  );
}
