import { useFormContext, useWatch } from 'react-hook-form';
import { MspCard } from '../../../shared/msp/msp-card.tsx';
import type { CropFields } from './use-crop-form.ts';

/** While the seller types: what the price is beside the support price of that crop. */
export function PriceBesideMsp() {
  const { control } = useFormContext<CropFields>();
  const [name, category, unit, price] = useWatch({
    control,
    name: ['name', 'category', 'unit', 'price'],
  });
  // There all the time, so that screen readers hear what comes into it.
  return (
    <div aria-live="polite" className="empty:hidden md:col-span-2">
      {category && <MspCard showsPrice offer={{ name, category, unit, price: Number(price) }} />}
    </div>
  );
}
