import { useState } from 'react';

/** Most orders of one request. */
const most = 100;

/** Which of the orders that can be accepted are chosen; one that cannot be accepted any more is not. */
export function useChosenOrders(acceptable: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = ids.filter((id) => acceptable.includes(id));
  return {
    chosen,
    toggle: (id: string) =>
      setIds(
        chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-most),
      ),
    chooseAll: (areAll: boolean) => setIds(areAll ? acceptable.slice(0, most) : []),
    forget: () => setIds([]),
  };
}
