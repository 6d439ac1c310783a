import { CropForm } from '@upaj/contract/crops.schema';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks the add-crop form as it is typed. */
export const cropFormResolver = contractResolver(CropForm);
