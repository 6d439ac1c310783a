import { useEffect, useState } from 'react';

const form = /^[A-Z]{4}0[A-Z0-9]{6}$/i;

/** The bank that an IFSC code belongs to: nothing for half a code, no name where the code is not known. */
export function useIfscBank(ifsc: string): { name?: string } | undefined {
  const [found, setFound] = useState<{ ifsc: string; name?: string }>();

  useEffect(() => {
    if (!form.test(ifsc)) return;
    let isWanted = true;
    // Without the list of banks the field does without the name.
    void import('@upaj/content/banks/bank-of')
      .then(({ bankOf }) => isWanted && setFound({ ifsc, name: bankOf(ifsc)?.name }))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [ifsc]);

  return found?.ifsc === ifsc ? found : undefined;
}
