import { dayInIndia } from '@upaj/content/day-in-india';
import type { Crop, CropForm } from '@upaj/contract/crops.schema';
import { maxPictures } from '@upaj/contract/limits';
import { useState } from 'react';
import type { FieldErrors, SubmitErrorHandler } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useApiForm } from '../../../shared/forms/use-api-form.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { storageKeys } from '../../../shared/storage-keys.ts';
import { toastShown } from '../../../shared/toasts.slice.ts';
import { type CropFields, fieldNames, fieldsOf } from './crop-fields.ts';
import type { PictureError } from './picture-field.tsx';
import { useCopiedPictures } from './use-copied-pictures.ts';
import { useSendListing } from './use-send-listing.ts';

const resolver = async () => (await import('../crops.schema.ts')).cropFormResolver;

const blank: Partial<CropFields> = {
  name: '',
  description: '',
  price: '',
  quantity: '',
  unit: 'kg',
  harvestDate: '',
  expiryDate: '',
  Location: '',
  licence: '',
};

/** What a copy takes over: everything but the dates of a lot whose last day of sale is over. */
function copyOf(source: Crop, now: Date): Partial<CropFields> {
  const fields = fieldsOf(source);
  const isOver = source.expiryDate < dayInIndia(now);
  return isOver ? { ...fields, harvestDate: '', expiryDate: '' } : fields;
}

const isSomethingMissing = (errors: FieldErrors<CropFields>) =>
  Object.values(errors).some(({ message }) => message === 'required');

/** The add-crop form with its pictures: checks, warns, sends. A copy begins with what its listing has. */
export function useCropForm(source?: Crop) {
  const { t } = useTranslation('selling');
  const dispatch = useDispatch();
  const [pictures, setPictures] = useState<File[]>([]);
  const copied = useCopiedPictures(source, (files) =>
    setPictures((chosen) => [...files, ...chosen].slice(0, maxPictures)),
  );
  // An object, so that the same error found again moves the focus again.
  const [pictureError, setPictureError] = useState<PictureError>({});
  const form = useApiForm<CropFields, CropForm>({
    resolver,
    defaultValues: source ? copyOf(source, new Date()) : blank,
    names: fieldNames,
    // The pictures stand first: while they are missing they get the focus.
    shouldFocusError: pictures.length > 0,
  });
  // The draft is that of a new listing.
  const draft = useDraft(source ? undefined : storageKeys.listingDraft, form, fieldNames);
  const { send, state, progress } = useSendListing(setPictureError, draft.forget);

  const warn = () => dispatch(toastShown('warning', t('fillAll')));
  const isPictureMissing = () => {
    const isMissing = pictures.length === 0;
    setPictureError(isMissing ? { code: 'required' } : {});
    return isMissing;
  };
  const refuse: SubmitErrorHandler<CropFields> = (errors) => {
    if (isPictureMissing() || isSomethingMissing(errors)) warn();
  };
  const accept = async ({ price, quantity, ...fields }: CropForm) => {
    if (isPictureMissing()) return void warn();
    await send({ ...fields, price: String(price), quantity: String(quantity) }, pictures);
  };

  return {
    form,
    pictures,
    copied,
    setPictures: (files: File[]) => {
      setPictures(files);
      setPictureError({});
    },
    pictureProblem: pictureError,
    submit: form.submit(accept, refuse),
    state,
    progress,
    draft,
  };
}
