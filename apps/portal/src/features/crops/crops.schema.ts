import { dayInIndia } from '@upaj/content/day-in-india';
import { CropForm } from '@upaj/contract/crops.schema';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks the add-crop form as it is typed, before its pictures leave; the day is that of the clock, in India. */
export const cropFormResolverAt = (now: () => Date) =>
  contractResolver(
    CropForm.check(
      z.refine(({ expiryDate }: CropForm) => expiryDate >= dayInIndia(now()), {
        path: ['expiryDate'],
        params: { code: 'in_past' },
      }),
    ),
  );

export const cropFormResolver = cropFormResolverAt(() => new Date());
