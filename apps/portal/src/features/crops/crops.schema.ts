import { dayInIndia } from '@upaj/content/day-in-india';
import { hasLicence, listingChangeError, needsLicence } from '@upaj/contract/crops.rules';
import { type Crop, CropForm } from '@upaj/contract/crops.schema';
import { typedDecimal } from '@upaj/contract/fields';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';
import { changedFacts } from './sell/changed-facts.ts';
import type { CropFields } from './sell/crop-fields.ts';

type CropResolver = Resolver<CropFields, unknown, CropForm>;

/** A licence that no field shows is neither checked nor sent. */
const withoutIdleLicence =
  (resolve: CropResolver): CropResolver =>
  ({ licence, ...fields }, ...rest) =>
    resolve(needsLicence(fields.category) ? { ...fields, licence } : fields, ...rest);

/** Checks the add-crop form as it is typed, before its pictures leave; the day is that of the clock, in India. */
export const cropFormResolverAt = (now: () => Date): CropResolver =>
  withoutIdleLicence(
    contractResolver(
      CropForm.check(
        z.refine(({ expiryDate }: CropForm) => expiryDate >= dayInIndia(now()), {
          path: ['expiryDate'],
          params: { code: 'in_past' },
        }),
      ),
    ),
  );

export const cropFormResolver = cropFormResolverAt(() => new Date());

/** What the contract's rule for changes can find. */
const changeErrors = [
  ['expiryDate', 'in_past'],
  ['expiryDate', 'before_harvest'],
  ['quantity', 'not_whole'],
  ['quantity', 'below_trade_unit'],
] as const;

/** Checks the form of an existing listing: unchanged values are valid even if a new listing could not have them. */
export function listingChangeResolverAt(crop: Crop, now: () => Date): CropResolver {
  const breaks = (form: CropForm) =>
    listingChangeError(crop, changedFacts(crop, form), dayInIndia(now()));
  const rules = changeErrors.map(([field, code]) =>
    z.refine<CropForm>(
      (form) => {
        const broken = breaks(form);
        return broken?.field !== field || broken.code !== code;
      },
      { path: [field], params: { code } },
    ),
  );
  const licence = { path: ['licence'], params: { code: 'licence_needed' } };
  // Zero means sold out.
  const quantity = typedDecimal(0, 10_000_000, 3);
  const form = z.strictObject({ ...CropForm.shape, quantity });
  return withoutIdleLicence(
    contractResolver(form.check(...rules, z.refine<CropForm>(hasLicence, licence))),
  );
}
