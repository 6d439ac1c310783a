import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** The sky as a provider describes it. */
interface Sky {
  icon: string;
  description: string;
}

type InHindi = typeof import('@upaj/content/weather/sky').skyInHindi;

/** Until then the words for the picture stand there, and the page has its scripts. */
const AFTER_MS = 2_000;

/** The Hindi words for the provider's; no one else loads them. */
function useHindiSky(isWanted: boolean): InHindi | undefined {
  const [inHindi, setInHindi] = useState<InHindi>();
  useEffect(() => {
    if (!isWanted) return;
    const bring = () =>
      import('@upaj/content/weather/sky').then(
        ({ skyInHindi }) => setInHindi(() => skyInHindi),
        // The words for the picture stay.
        () => undefined,
      );
    const timer = setTimeout(bring, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return inHindi;
}

/** Says what the sky is like: in English in the provider's words, in Hindi in ours. */
export function useSkyText(): (sky: Sky) => string {
  const texts = useTexts('weather');
  const { language } = useLanguage();
  const inHindi = useHindiSky(language === 'hi');
  return ({ icon, description }) => {
    if (language === 'en') return description;
    const ofPicture = texts[`sky.${icon.slice(0, 2)}`] ?? description;
    const words = inHindi?.(description);
    return words && words !== description ? words : ofPicture;
  };
}
