import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSoldByWeight } from '../../../domains/msp/msp-eligibility.ts';
import { loadTexts } from '../../../shared/i18n/translations.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import type { CropFields } from './crop-fields.ts';

/** Comes when there is something to compare; without it the form is as good as before. */
const MspCard = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../../domains/msp/msp-card.tsx'),
    loadTexts('msp'),
  ]);
  return module.MspCard;
});

/** While the seller types: what the price is beside the support price of that crop. */
export function PriceBesideMsp() {
  const { control } = useFormContext<CropFields>();
  const [name, category, unit, text] = useWatch({
    control,
    name: ['name', 'category', 'unit', 'price'],
  });
  const price = Number(text);
  const isAsked = Boolean(name && category) && isSoldByWeight({ unit, price });
  // Always rendered, so that screen readers announce its changes.
  return (
    <div aria-live="polite" className="empty:absolute md:col-span-2">
      {isAsked && (
        <Suspense>
          <MspCard showsPrice offer={{ name, category, unit, price }} />
        </Suspense>
      )}
    </div>
  );
}
