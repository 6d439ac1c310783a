import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

/** Letters of one utterance: Chromium stops speaking in the middle of long ones. */
const LONGEST = 200;

const hasVoice = () => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** The sentences of a text, cut between words where they are too long to be spoken at once. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/).map((sentence) => sentence.trim());
  return sentences.flatMap((sentence) => {
    const parts: string[] = [];
    for (const word of sentence.split(/\s+/).filter(Boolean)) {
      const last = parts.at(-1);
      if (last === undefined || last.length + word.length >= LONGEST) parts.push(word);
      else parts[parts.length - 1] = `${last} ${word}`;
    }
    return parts;
  });
}

/** The language that a sentence is spoken in: Hindi where it has letters of Devanagari. */
const languageOf = (sentence: string): string =>
  /\p{Script=Devanagari}/u.test(sentence) ? 'hi-IN' : 'en-IN';

/** Reads a text aloud, and stops when the user leaves. `isAvailable` is false where the browser cannot. */
export function useReadAloud(text: string) {
  const isAvailable = useIsHydrated() && hasVoice();
  const [isReading, setReading] = useState(false);
  // Silences only what this part of the page reads.
  const silence = useRef(() => {});
  useEffect(() => () => silence.current(), []);

  function end(): void {
    silence.current = () => {};
    setReading(false);
  }

  function start(): void {
    const sentences = sentencesOf(text);
    speechSynthesis.cancel();
    silence.current = () => speechSynthesis.cancel();
    setReading(true);
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = languageOf(sentence);
      utterance.addEventListener('error', end);
      if (at === sentences.length - 1) utterance.addEventListener('end', end);
      speechSynthesis.speak(utterance);
    }
  }

  return {
    isAvailable,
    isReading,
    toggle: () => {
      if (!isReading) return start();
      silence.current();
      end();
    },
  };
}
