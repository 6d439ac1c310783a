import type { Bank } from '@upaj/content/banks/bank';
import { useEffect, useState } from 'react';

const form = /^[A-Z]{4}0[A-Z0-9]{6}$/i;

interface FoundBank {
  /** Undefined where the code is not known. */
  bank: Bank | undefined;
  /** The bank that it was merged into. */
  successor: Bank | undefined;
}

/** The bank that an IFSC code belongs to; nothing for half a code. */
export function useIfscBank(ifsc: string): FoundBank | undefined {
  const [found, setFound] = useState<FoundBank & { ifsc: string }>();

  useEffect(() => {
    if (!form.test(ifsc)) return;
    let isWanted = true;
    // Without the list of banks the field does without the name.
    void import('@upaj/content/banks/bank-of')
      .then(
        ({ bankOf, successorOf }) =>
          isWanted && setFound({ ifsc, bank: bankOf(ifsc), successor: successorOf(ifsc) }),
      )
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [ifsc]);

  return found?.ifsc === ifsc ? found : undefined;
}
