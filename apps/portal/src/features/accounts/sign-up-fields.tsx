import type { SignUp } from '@upaj/contract/accounts.schema';
import { fieldPairs } from '@upaj/ui/field-pairs';
import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { GenderSelect, StateSelect } from './account-choices.tsx';

interface FieldProps {
  name: keyof SignUp;
  hint?: string;
  className?: string;
  children: ReactNode;
}

/** One field of the form with its label and error. */
function Field({ name, ...props }: FieldProps) {
  const { t } = useTranslation('accounts');
  const { errors } = useFormContext<SignUp>().formState;
  const errorText = useFieldErrorText();
  return (
    <FormField label={t(name)} error={errorText(errors[name]?.message)} isRequired {...props} />
  );
}

/** Who the user is. */
export function PersonFields() {
  const { t } = useTranslation('accounts');
  const { register } = useFormContext<SignUp>();
  return (
    <div className={fieldPairs}>
      <Field name="name" className="md:col-span-2">
        <TextField autoComplete="name" {...register('name')} />
      </Field>
      <Field name="email" className="md:col-span-2">
        <TextField type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field name="password" hint={t('passwordHint')} className="md:col-span-2">
        <SecretField autoComplete="new-password" {...register('password')} />
      </Field>
      <Field name="phone" hint={t('phoneHint')}>
        <TextField type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field name="gender">
        <GenderSelect autoComplete="sex" {...register('gender')} />
      </Field>
    </div>
  );
}

/** Where the user lives. */
export function AddressFields() {
  const { t } = useTranslation('accounts');
  const { register } = useFormContext<SignUp>();
  return (
    <fieldset className={`min-w-0 ${fieldPairs}`}>
      <legend className="mb-3 font-bold text-lg">{t('address')}</legend>
      <Field name="street">
        <TextField autoComplete="address-line1" {...register('street')} />
      </Field>
      <Field name="city">
        <TextField autoComplete="address-level2" {...register('city')} />
      </Field>
      <Field name="state">
        <StateSelect autoComplete="address-level1" {...register('state')} />
      </Field>
      <Field name="postalCode">
        <TextField inputMode="numeric" autoComplete="postal-code" {...register('postalCode')} />
      </Field>
    </fieldset>
  );
}
