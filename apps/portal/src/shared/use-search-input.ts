import { useEffect, useRef, useState } from 'react';

const pauseInMs = 400;

/**
 * The text of a search box: written into the address when the user pauses or submits it. Safari rejects
 * more than a hundred changes of the address in half a minute.
 */
export function useSearchInput(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  /** What was written into the address last; it arrives there a while later, and the user types on. */
  const [written, setWritten] = useState(q);
  const [known, setKnown] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== known) {
    setKnown(q);
    setWritten(q);
    // The user went back, or followed a link.
    if (q !== written) setText(q);
  }

  function send(typed: string) {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === written) return;
    setWritten(next);
    onSearch(next);
  }

  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), pauseInMs);
  }

  function clear() {
    clearTimeout(timer.current);
    setText('');
    setWritten('');
  }

  return { text, type, send, clear };
}
