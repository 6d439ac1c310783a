import type { DeviceDiagnosis } from '../../../domains/disease/diagnosis.ts';
import type { WordedAnswer } from '../../../domains/disease/parse-answer.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { randomUuid } from '../../../shared/random-uuid.ts';
import type { LeafWorker } from '../model/leaf-worker.ts';
import type { LeafCase, LeafReply } from './leaf-reply.ts';

/** What is being done about the pictures. */
export type AskState =
  | { is: 'idle' }
  /** There is no picture; an object of its own each time, so that it is told again. */
  | { is: 'missing' }
  /** Pictures are still read. */
  | { is: 'reading' }
  /** The model of this device judges this leaf, counted from 1. */
  | { is: 'judging'; leaf: number; of: number }
  /** Pictures are sent, 0 to 1; `isSecond` where an answer is shown already. */
  | { is: 'sending'; share: number; isSecond: boolean }
  | { is: 'failed'; error: unknown }
  /** An answer is shown; the second opinion failed. */
  | { is: 'alone' };

/** What came of the pictures. */
export interface LeafOutcome {
  diagnosis: DeviceDiagnosis;
  /** The answer in words, shown where there are no opinions. */
  words?: WordedAnswer | undefined;
}

type Show = (next: AskState) => void;

export interface AskOptions {
  cropId: string | undefined;
  /** Whether the model knows the crop; without a crop those that it knows compete. */
  isTrained: boolean;
  /** Whether the model is on this device. */
  isOnDevice: boolean;
  /** Whether pictures that the device has judged may go to the server for a second opinion. */
  isSecondWanted: boolean;
  settle: () => Promise<File[]>;
  getWorker: () => Promise<LeafWorker>;
  /** The model of this device is damaged. */
  onLost: () => void;
  /** Called with what the first adviser says, and again with the second one's opinion. */
  onOutcome: (outcome: LeafOutcome) => void;
}

function outcomeOf(id: string, files: readonly File[], reply: LeafReply): LeafOutcome {
  const { cropId = '', opinions, modelVersion, words } = reply;
  const seen = { id, at: Date.now(), cropId, opinions, modelVersion };
  return { diagnosis: { ...seen, signs: [], pictures: files }, words };
}

/** Adds what only the server says. */
function withSecond(first: LeafReply, second: LeafReply): LeafReply {
  const others = second.opinions.filter(({ by }) => by !== 'model');
  return { ...first, opinions: [...first.opinions, ...others] };
}

/** Whether there is a second opinion; no where its code does not arrive. */
async function canAskServer(dispatch: CacheDispatch): Promise<boolean> {
  const server = await import('./ask-server.ts').catch(() => undefined);
  return server?.hasSecondOpinion(dispatch) ?? false;
}

/** The model's own reply, without the server; undefined where the server is to be asked. */
async function askHere(
  dispatch: CacheDispatch,
  { isTrained, isOnDevice, getWorker, onLost }: AskOptions,
  asked: LeafCase,
  show: Show,
): Promise<LeafReply | undefined> {
  if (isTrained ? !isOnDevice : await canAskServer(dispatch)) return undefined;
  const { askModel } = await import('./ask-model.ts');
  const of = asked.files.length;
  const onLeaf = (leaf: number) => show({ is: 'judging', leaf, of });
  try {
    const reply = await askModel(await getWorker(), asked, onLeaf);
    if (!reply) onLost();
    return reply;
  } catch {
    // Out of memory, or a browser that stopped it: the server has the same model.
    return undefined;
  }
}

/**
 * Asks about the pictures: the model of this device if it is there, else the server; and the server for a second opinion
 * where it has one and the user wants it. Throws what the server failed with.
 */
export async function askAdvisers(
  dispatch: CacheDispatch,
  options: AskOptions,
  signal: AbortSignal,
  show: Show,
): Promise<void> {
  const { cropId, isTrained, isSecondWanted, settle, onOutcome } = options;
  show({ is: 'reading' });
  const files = await settle();
  if (files.length === 0) return show({ is: 'missing' });
  const asked = { files, cropId, signal };
  const id = randomUuid();
  const tell = (reply: LeafReply) => signal.aborted || onOutcome(outcomeOf(id, files, reply));
  async function send(isSecond: boolean): Promise<LeafReply> {
    show({ is: 'sending', share: 0, isSecond });
    const { askServer } = await import('./ask-server.ts');
    return askServer(dispatch, asked, (share) => show({ is: 'sending', share, isSecond }));
  }
  const first = await askHere(dispatch, options, asked, show);
  tell(first ?? (await send(false)));
  if (first && isTrained && isSecondWanted) {
    const second = await send(true).catch(() => undefined);
    if (!second) return show({ is: 'alone' });
    tell(withSecond(first, second));
  }
  show({ is: 'idle' });
}
