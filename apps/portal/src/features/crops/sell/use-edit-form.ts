import type { Crop, CropForm } from '@upaj/contract/crops.schema';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { listingChangesKey } from '../../../shared/storage-keys.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
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
  const form = useApiForm<CropFields, CropForm>({
    resolver: async () => {
      const { listingChangeResolverAt } = await import('../crops.schema.ts');
      return listingChangeResolverAt(crop, () => new Date());
    },
    defaultValues: fieldsOf(crop),
    names: fieldNames,
    // The pictures stand first: while they are missing they get the focus.
    shouldFocusError: pictures.chosen.length > 0,
  });
  const draft = useDraft(listingChangesKey(crop._id), form, fieldNames);
  const saveFacts = useSaveFacts(crop, draft.forget);
  const [left, setLeft] = useState<Left>();

  async function save(typed: CropForm): Promise<void> {
    if (!pictures.check()) return;
    const facts = await saveFacts(typed).catch((error: unknown) => {
      setLeft(pictures.isChanged ? 'nothingSaved' : undefined);
      throw error;
    });
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

  return {
    form,
    pictures,
    draft,
    left,
    submit: form.submit(save, () => void pictures.check()),
  };
}

/** Sends the facts that are different from those that were saved last; the error is thrown. */
function useSaveFacts(crop: Crop, onSaved: () => unknown) {
  const showFailure = useErrorToast();
  const { updateListing } = useUpdateListing();
  const saved = useRef(crop);
  return async (typed: CropForm): Promise<'unchanged' | 'saved'> => {
    const change = changedFacts(saved.current, typed);
    if (Object.keys(change).length === 0) return 'unchanged';
    const { error } = await updateListing(crop._id, change);
    if (error) {
      showFailure(error);
      throw error;
    }
    // What was changed elsewhere stays as it is there, so the reply is not what is compared with.
    saved.current = { ...saved.current, ...change };
    onSaved();
    return 'saved';
  };
}
