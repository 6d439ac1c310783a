import type { Crop, CropForm } from '@upaj/contract/crops.schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { useErrorToast } from '../own/use-error-toast.ts';
import { useUpdateListing } from '../own/use-update-listing.ts';
import { changedFacts } from './changed-facts.ts';
import { type CropFields, fieldNames, fieldsOf } from './crop-fields.ts';

/** The form of a listing that is changed: sends what is different, and opens the seller's page after it. */
export function useEditForm(current: Crop) {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const showFailure = useErrorToast();
  const { updateListing } = useUpdateListing();
  // As it was when it was opened: meanwhile the cache may show what is being sent.
  const [crop] = useState(current);
  const [resolver] = useState(() =>
    lazyResolver(async () => {
      const { listingChangeResolverAt } = await import('../crops.schema.ts');
      return listingChangeResolverAt(crop, () => new Date());
    }),
  );
  const form = useForm<CropFields, unknown, CropForm>({ resolver, defaultValues: fieldsOf(crop) });

  async function save(typed: CropForm) {
    const change = changedFacts(crop, typed);
    if (Object.keys(change).length === 0) {
      return void dispatch(toastShown('warning', t('nothingChanged')));
    }
    const { error } = await updateListing(crop._id, change);
    if (error) {
      setFieldErrors(form.setError, getApiError(error)?.fields, fieldNames);
      return showFailure(error);
    }
    dispatch(toastShown('success', t('changesSaved', { name: typed.name })));
    void navigate(paths.sellerDashboard.href());
  }

  return { form, submit: form.handleSubmit(save) };
}
