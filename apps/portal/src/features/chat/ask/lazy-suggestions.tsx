import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { whenRead } from '../../../shared/loading/when.ts';

const loadSuggestions = () =>
  whenRead()
    .then(() => import('./suggestions.tsx'))
    .then(({ Suggestions }) => Suggestions);

/** Keeps the space of the suggested questions until they are here, so that nothing moves. */
export function LazySuggestions() {
  const { data: Suggestions } = useLoaded(loadSuggestions);
  return <div className="mb-2 min-h-13">{Suggestions && <Suggestions />}</div>;
}
