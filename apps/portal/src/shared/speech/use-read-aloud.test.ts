import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sentencesOf, useReadAloud } from './use-read-aloud.ts';

class Utterance extends EventTarget {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function giveVoice() {
  const spoken: Utterance[] = [];
  const synthesis = { speak: (one: Utterance) => spoken.push(one), cancel: vi.fn() };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return { spoken, synthesis };
}

afterEach(() => vi.unstubAllGlobals());

it('a browser without a voice offers nothing', () => {
  const { result } = renderHook(() => useReadAloud('Hello'));
  expect(result.current.isAvailable).toBe(false);
});

it('each sentence is spoken in its language, until the end', () => {
  const { spoken } = giveVoice();
  const { result } = renderHook(() => useReadAloud('Sow early. गेहूं बोएं।\nGood luck'));
  act(() => result.current.toggle());
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
    ['Sow early.', 'en-IN'],
    ['गेहूं बोएं।', 'hi-IN'],
    ['Good luck', 'en-IN'],
  ]);
  expect(result.current.isReading).toBe(true);
  act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')));
  expect(result.current.isReading).toBe(false);
});

it('it is silent once the user presses again or leaves', () => {
  const { synthesis } = giveVoice();
  const { result, unmount } = renderHook(() => useReadAloud('Sow early.'));
  act(() => result.current.toggle());
  synthesis.cancel.mockClear();
  act(() => result.current.toggle());
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  act(() => result.current.toggle());
  synthesis.cancel.mockClear();
  unmount();
  expect(synthesis.cancel).toHaveBeenCalledOnce();
});

it('a long sentence is cut between words', () => {
  const parts = sentencesOf('word '.repeat(100));
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThan(201);
  expect(parts.join(' ')).toBe('word '.repeat(100).trim());
});
