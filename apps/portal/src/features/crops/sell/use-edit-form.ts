import type { Crop, CropForm } from '@upaj/contract/crops.schema';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { setFieldErrors } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { getApiError } from '../../../shared/transport/api-error.ts';
import { useErrorToast } from '../own/use-error-toast.ts';
import { useUpdateListing } from '../own/use-update-listing.ts';
import { changedFacts } from './changed-facts.ts';
import { type CropFields, fieldNames, fieldsOf } from './crop-fields.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

/** What of two parts is not saved after one of them has failed. */
type Left = 'picturesLeft' | 'nothingSaved';

/** The form of a listing that is changed: sends what is different, and opens the seller's page after it. */
export function useEditForm(current: Crop) {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  // As it was when it was opened: meanwhile the cache may show what is being sent.
  const [crop] = useState(current);
  const pictures = useEditedPictures(crop);
  const [resolver] = useState(() =>
    lazyResolver(async () => {
      const { listingChangeResolverAt } = await import('../crops.schema.ts');
      return listingChangeResolverAt(crop, () => new Date());
    }),
  );
  const form = useForm<CropFields, unknown, CropForm>({
    resolver,
    defaultValues: fieldsOf(crop),
    // The pictures stand first: while they are missing they get the focus.
    shouldFocusError: pictures.chosen.length > 0,
  });
  const draft = useDraft(listingChangesKey(crop._id), form, fieldNames);
  const saveFacts = useSaveFacts(crop, form.setError, draft.forget);
  const [left, setLeft] = useState<Left>();
  // A second press can come before the button is rendered as busy.
  const isUnderWay = useRef(false);

  async function save(typed: CropForm): Promise<void> {
    if (!pictures.check()) return;
    const facts = await saveFacts(typed);
    if (facts === 'failed') return setLeft(pictures.isChanged ? 'nothingSaved' : undefined);
    if (facts === 'unchanged' && !pictures.isChanged && left !== 'picturesLeft') {
      return void dispatch(toastShown('warning', t('nothingChanged')));
    }
    // What was sent before the page was left is saved; nothing more is sent, and nothing opens.
    const isOpen = pictures.isChanged && !pictures.hasLeft();
    const result = isOpen ? await pictures.save() : 'saved';
    if (result === 'left') return;
    if (result === 'failed') return setLeft(facts === 'saved' ? 'picturesLeft' : left);
    draft.forget();
    dispatch(toastShown('success', t('changesSaved', { name: typed.name })));
    if (!pictures.hasLeft()) void navigate(paths.sellerDashboard.href());
  }

  async function saveOnce(typed: CropForm): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await save(typed).finally(() => {
      isUnderWay.current = false;
    });
  }

  return {
    form,
    pictures,
    draft,
    left,
    submit: form.handleSubmit(saveOnce, () => void pictures.check()),
  };
}

/** Sends the facts that are different from those that were saved last. */
function useSaveFacts(
  crop: Crop,
  setError: Parameters<typeof setFieldErrors<CropFields>>[0],
  onSaved: () => unknown,
) {
  const showFailure = useErrorToast();
  const { updateListing } = useUpdateListing();
  const saved = useRef(crop);
  return async (typed: CropForm): Promise<'unchanged' | 'saved' | 'failed'> => {
    const change = changedFacts(saved.current, typed);
    if (Object.keys(change).length === 0) return 'unchanged';
    const { error } = await updateListing(crop._id, change);
    if (error) {
      setFieldErrors(setError, getApiError(error)?.fields, fieldNames);
      showFailure(error);
      return 'failed';
    }
    // What was changed elsewhere stays as it is there, so the reply is not what is compared with.
    saved.current = { ...saved.current, ...change };
    onSaved();
    return 'saved';
  };
}
