import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { CropFields } from './crop-fields.ts';

/** Comes when there is something to compare; without it the form is as good as before. */
const LikePrices = lazyComponent(async () => (await import('./like-prices.tsx')).LikePrices);

/** While the seller types: what like goods cost on the market now. */
export function PriceBesideLike({ except }: { except: string | undefined }) {
  const { control } = useFormContext<CropFields>();
  const [typed, category] = useWatch({ control, name: ['name', 'category'] });
  const name = typed?.trim();
  // Always rendered, so that screen readers announce its changes.
  return (
    <div aria-live="polite" className="empty:absolute md:col-span-2">
      {name && category && (
        <Suspense>
          <LikePrices name={name} category={category} except={except} />
        </Suspense>
      )}
    </div>
  );
}
