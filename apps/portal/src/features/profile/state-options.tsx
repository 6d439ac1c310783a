import { states } from '@upaj/content/states';
import { useLanguage } from '../../shared/use-language.ts';

/** The states, shown in the person's language and kept in English; another one that was kept stays. */
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
