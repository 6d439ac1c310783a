import type { OrderAction } from '@upaj/contract/orders.schema';
import { Button, type ButtonProps } from '@upaj/ui/button';
import { moveFocusOnUnmount } from '@upaj/ui/move-focus-on-unmount';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Side } from '../order-facts.ts';
import type { Pressed, Steps } from './use-steps.ts';

/** The card that a step belongs to. */
type Place = 'order' | 'amendment' | 'payment';

interface Look {
  place: Place;
  variant: ButtonProps['variant'];
}

/** Where each step is offered and how it looks, the most likely one first. */
const looks: Readonly<Record<Pressed, Look>> = {
  accept: { place: 'order', variant: 'primary' },
  pack: { place: 'order', variant: 'primary' },
  deliver: { place: 'order', variant: 'primary' },
  object: { place: 'order', variant: 'outline' },
  amend: { place: 'order', variant: 'outline' },
  reject: { place: 'order', variant: 'quiet' },
  cancel: { place: 'order', variant: 'quiet' },
  'accept-amendment': { place: 'amendment', variant: 'primary' },
  'decline-amendment': { place: 'amendment', variant: 'outline' },
  'confirm-payment': { place: 'payment', variant: 'outline' },
  'dispute-payment': { place: 'payment', variant: 'quiet' },
  'refund-payment': { place: 'payment', variant: 'outline' },
};
// The keys are those of the type above.
const pressed = Object.keys(looks) as Pressed[];

/** Steps that end something: their word is red. */
const isHard = (step: Pressed) => step === 'reject' || step === 'cancel';

interface StepButtonsProps {
  place: Place;
  side: Side;
  /** What the shared rules allow now. */
  actions: readonly OrderAction[];
  steps: Steps;
}

/** A button for each step that this side can take now in one of the cards. */
export function StepButtons({ place, side, actions, steps }: StepButtonsProps) {
  const { t } = useTranslation('orders');
  const shown = pressed.filter((step) => looks[step].place === place && actions.includes(step));
  if (shown.length === 0) return null;
  const wordOf = (step: Pressed) =>
    t(step === 'dispute-payment' && side === 'buyer' ? 'action.dispute-refund' : `action.${step}`);
  return (
    <div className="flex flex-wrap gap-2 *:grow md:*:grow-0">
      {shown.map((step) => (
        <span key={step} ref={moveFocusOnUnmount} className="grid">
          <Button
            variant={looks[step].variant}
            className={isHard(step) ? 'text-danger' : undefined}
            isBusy={steps.running === step}
            disabled={steps.running !== undefined}
            onClick={() => steps.press(step)}
          >
            {wordOf(step)}
          </Button>
        </span>
      ))}
    </div>
  );
}
