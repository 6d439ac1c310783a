import { Skeleton } from '@upaj/ui/skeleton';
import { LazyPart } from '../shared/loading/use-loaded.tsx';
import { whenRead } from '../shared/loading/when.ts';

const loadNow = async () => (await import('../features/crop-advice/which-crop.tsx')).WhichCrop;

/** Beside the conversation the form comes with the first interaction, or a little later by itself. */
const loadWhenRead = () => whenRead().then(loadNow);

/** The form "Which crop?" beside the conversation, or behind its tab on phones. */
export function CropForm({ isChosen }: { isChosen: boolean }) {
  return (
    <LazyPart load={isChosen ? loadNow : loadWhenRead}>
      <Skeleton className="h-72 rounded-card" />
    </LazyPart>
  );
}
