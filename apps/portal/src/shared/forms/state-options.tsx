import { states } from '@upaj/content/states';
import { useLanguage } from '../use-language.ts';

/** The states, shown in the user's language and stored in English; an unknown stored one stays an option. */
export function StateOptions({ kept }: { kept: string }) {
  const { language } = useLanguage();
  const sorted = [...states].sort((one, other) =>
    one[language].localeCompare(other[language], language),
  );
  const isOurs = sorted.some(({ en }) => en === kept);
  return (
    <>
      {!isOurs && <option value={kept}>{kept}</option>}
      {sorted.map((state) => (
        <option key={state.code} value={state.en}>
          {state[language]}
        </option>
      ))}
    </>
  );
}
