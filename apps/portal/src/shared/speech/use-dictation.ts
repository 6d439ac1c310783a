import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { useLanguage } from '../use-language.ts';

/** What is used of the browser's `SpeechRecognition`, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionResults extends Event {
  /** The first result that is new. */
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionClass = new () => Recognition;

/** Chromium and Safari have it under a name of their own. */
function recognitionClass(): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    string,
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Why nothing is heard: the microphone is not allowed, or the browser's service is out of reach. */
type DictationError = 'not-allowed' | 'failed';

/** The final words of an event. */
const wordsOf = ({ results, resultIndex }: RecognitionResults): string =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .join(' ');

/**
 * Writes what is spoken, in the language of the page. `isAvailable` is false where the browser cannot.
 *
 * @param onWords called with each piece that has been understood
 */
export function useDictation(onWords: (words: string) => void) {
  const { language } = useLanguage();
  const isAvailable = useIsHydrated() && recognitionClass() !== undefined;
  const [isListening, setListening] = useState(false);
  const [error, setError] = useState<DictationError>();
  const current = useRef<Recognition>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function start(): void {
    const Recognition = recognitionClass();
    if (!Recognition) return;
    const recognition = new Recognition();
    recognition.lang = `${language}-IN`;
    recognition.continuous = true;
    recognition.addEventListener('result', (event) => {
      const words = wordsOf(event as RecognitionResults);
      if (words) onWords(words);
    });
    recognition.addEventListener('error', (event) => {
      const { error: code } = event as Event & { error: string };
      // Silence, and the end that this page asked for, are no failures.
      if (code === 'no-speech' || code === 'aborted') return;
      setError(code === 'not-allowed' ? 'not-allowed' : 'failed');
    });
    recognition.addEventListener('end', () => setListening(false));
    current.current = recognition;
    setError(undefined);
    setListening(true);
    recognition.start();
  }

  return {
    isAvailable,
    isListening,
    error,
    toggle: () => (isListening ? current.current?.stop() : start()),
  };
}
