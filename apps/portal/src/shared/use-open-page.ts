import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether the address bar shows this address already, perhaps while the code of its page is loading. */
export const isAddress = (href: string): boolean =>
  new URL(href, location.href).href === location.href;

/** Opens a page; a second press while it is loading leaves no second entry in the history. */
export function useOpenPage(): (href: string, state?: unknown) => void {
  const navigate = useNavigate();
  return useCallback(
    (href, state) => void navigate(href, { replace: isAddress(href), state }),
    [navigate],
  );
}
