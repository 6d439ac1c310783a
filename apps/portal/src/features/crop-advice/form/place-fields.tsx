import type { District } from '@upaj/content/places/district';
import { stateSlugs } from '@upaj/content/state-slugs';
import { Button } from '@upaj/ui/button';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useGetUserQuery } from '../../../domains/accounts/accounts.api.ts';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { StateOptions } from '../../../shared/forms/state-options.tsx';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import type { FactsForm } from './facts-form.ts';

/** The state of the user's own address, once it is known. */
function useProfileState(): string | undefined {
  const userId = useSelector(selectSession).userId ?? '';
  const { data } = useGetUserQuery({ params: { id: userId } }, { skip: !userId });
  const user = data?.data;
  return user && 'state' in user ? user.state : undefined;
}

/** State and district; the state of the profile is offered. */
export function PlaceFields() {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const errorText = useFieldErrorText();
  const profileState = useProfileState();
  const { register, setValue, formState } = useFormContext<FactsForm>();
  const [state, district] = useWatch<FactsForm, ['state', 'district']>({
    name: ['state', 'district'],
  });
  const districts = useDistricts(state);
  const stateField = register('state', { onChange: () => setValue('district', '') });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <FormField label={t('state')} error={errorText(formState.errors.state?.message)}>
          {/* Controlled, so that a value from the draft is shown once its option is here. */}
          <Select {...stateField} value={state}>
            <option value="">{t('choose')}</option>
            <StateOptions kept={state || 'Delhi'} />
          </Select>
        </FormField>
        {!state && profileState && (
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setValue('state', profileState, { shouldDirty: true })}
          >
            {t('useProfileState', { state: stateName(profileState, language) })}
          </Button>
        )}
      </div>
      {state && (
        <FormField label={t('district')} hint={t('districtHint')}>
          <Select {...register('district')} value={district}>
            <option value="">{t('noDistrict')}</option>
            {district && !districts.some(({ en }) => en === district) && (
              <option value={district}>{district}</option>
            )}
            {districts.map(({ en, hi }) => (
              <option key={en} value={en}>
                {language === 'hi' ? hi : en}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </div>
  );
}

/** The districts of a state; none while they load, and none where they could not be loaded. */
function useDistricts(state: string): readonly District[] {
  const [found, setFound] = useState<{ state: string; districts: readonly District[] }>();
  useEffect(() => {
    const slug = stateSlugs.find((one) => one === state.toLowerCase().replaceAll(' ', '-'));
    if (!slug) return;
    let isWanted = true;
    import('@upaj/content/places/districts')
      .then(({ loadDistricts }) => loadDistricts(slug))
      .then((districts) => isWanted && setFound({ state, districts }))
      // The state alone is enough for an advice.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [state]);
  return found?.state === state ? found.districts : [];
}
