import type { ErrorReply } from '@upaj/contract/error-reply';
import type { OrderAddress } from '@upaj/contract/orders.schema';
import { useEffect, useRef, useState } from 'react';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';
import type { AddressCheck, AddressFormProps } from './address-form.tsx';
import { isComplete, type useCheckoutFields } from './checkout-fields.ts';

// Most buyers order to the address of their profile; the form weighs 15 kB.
const loadForm = async () => (await import('./address-form.tsx')).AddressForm;

type Fields = Pick<ReturnType<typeof useCheckoutFields>, 'address' | 'hasOwnAddress'>;

/** The delivery address: read, and changed in a form, which opens by itself where something is missing. */
export function useAddress({ address, hasOwnAddress }: Fields) {
  const { Part: Form, coming, show } = useLazyComponent<AddressFormProps>();
  const form = useRef<AddressCheck>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const [faults, setFaults] = useState<ErrorReply['fields']>();
  const isWhole = isComplete(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the checkout is opened
  useEffect(() => {
    if (hasOwnAddress || !isWhole) show(loadForm);
  }, []);

  function open(): void {
    setTakesFocus(true);
    show(loadForm);
  }

  return {
    Form,
    form,
    isOpening: coming !== undefined,
    takesFocus,
    faults,
    open,
    /** The address if it can be ordered to; otherwise the form shows what is wrong. */
    check: async (): Promise<OrderAddress | undefined> => {
      if (form.current) return form.current.check();
      if (isWhole) return address;
      open();
      return undefined;
    },
    /** The server has refused these fields. */
    refuse: (fields: ErrorReply['fields']): void => {
      setFaults(fields);
      show(loadForm);
    },
  };
}
