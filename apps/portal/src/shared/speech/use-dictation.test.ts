import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/translations.ts';
import { useDictation } from './use-dictation.ts';

/** A microphone that a test speaks into. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined;
  lang = '';
  continuous = false;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    super();
    FakeRecognition.last = this;
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  hear(...said: { transcript: string; isFinal: boolean }[]) {
    const results = said.map(({ transcript, isFinal }) =>
      Object.assign([{ transcript }], { isFinal }),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  const words: string[] = [];
  const hook = renderHook(() => useDictation((heard) => words.push(heard)));
  act(() => hook.result.current.toggle());
  const microphone = FakeRecognition.last;
  if (!microphone) throw new Error('no one listens');
  return { ...hook, words, microphone };
}

it('is not offered where the browser cannot', () => {
  expect(renderHook(() => useDictation(() => {})).result.current.isAvailable).toBe(false);
});

it('writes what is understood, and nothing that may still change', () => {
  const { result, words, microphone } = listen();
  expect(result.current).toMatchObject({ isAvailable: true, isListening: true });
  act(() =>
    microphone.hear(
      { transcript: ' yellow rust ', isFinal: true },
      { transcript: 'on', isFinal: false },
    ),
  );
  expect(words).toEqual(['yellow rust']);
  act(() => result.current.toggle());
  expect(result.current.isListening).toBe(false);
});

it('listens in the language of the page', async () => {
  expect(listen().microphone.lang).toBe('en-IN');
  await changeLanguage('hi');
  expect(listen().microphone.lang).toBe('hi-IN');
});

it.each([
  ['not-allowed', 'not-allowed'],
  ['network', 'failed'],
  ['no-speech', undefined],
])('says of the error %s: %s', (code, error) => {
  const { result, microphone } = listen();
  act(() => microphone.fail(code));
  expect(result.current).toMatchObject({ isListening: false, error });
});

it('stops when the page is left', () => {
  const { unmount, microphone } = listen();
  unmount();
  expect(microphone.abort).toHaveBeenCalled();
});
