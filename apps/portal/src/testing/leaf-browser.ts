import type { Decision } from '@upaj/leaf-model/decide';
import type { PictureProblem } from '@upaj/leaf-model/picture-quality';
import { vi } from 'vitest';
import type {
  LeafFault,
  NumberedAnswer,
  NumberedQuestion,
} from '../features/disease/model/leaf-messages.ts';

/** What a browser does with pictures and the leaf doctor's worker; jsdom has neither. */
export interface LeafBrowser {
  /** What its worker says of each picture, in their order; a good picture has no problem. */
  problems: (PictureProblem | null)[];
  decision: Decision;
  /** The model that the worker refuses, and why. */
  fault: LeafFault | undefined;
  /** Questions of the worker in their order. */
  asked: NumberedQuestion['topic'][];
  /** The crop that was told with each picture whose figures were asked for. */
  crops: (string | undefined)[];
  /** Figures are answered once this is resolved. */
  figures: Promise<unknown>;
  started: number;
  ended: number;
}

const answer = { state: 'tomato__late_blight', share: 0.93 };

/** Lets the browser decode everything but files that begin with `broken`, and answer as the test says. */
export function setLeafBrowser(change: Partial<LeafBrowser> = {}): LeafBrowser {
  const browser: LeafBrowser = {
    problems: [],
    decision: { outcome: 'answer', ...answer, likely: [answer] },
    fault: undefined,
    asked: [],
    crops: [],
    figures: Promise.resolve(),
    started: 0,
    ended: 0,
    ...change,
  };
  stubPictures();
  vi.stubGlobal('caches', createCaches());
  vi.stubGlobal('Worker', workerOf(browser));
  return browser;
}

function stubPictures(): void {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.size === 0 || file.name?.startsWith('broken') || file.name?.endsWith('.heic'))
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { width: 4000, height: 3000, close: () => {} };
  });
  const pen = {
    fillRect: () => {},
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(4),
    }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object(pen));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], { type: 'image/jpeg' })),
  );
}

function workerOf(browser: LeafBrowser) {
  return class extends EventTarget {
    constructor() {
      super();
      browser.started += 1;
    }

    async postMessage(asked: NumberedQuestion): Promise<void> {
      browser.asked.push(asked.topic);
      const data = await replyTo(browser, asked);
      this.dispatchEvent(new MessageEvent('message', { data }));
    }

    terminate(): void {
      browser.ended += 1;
    }
  };
}

async function replyTo(browser: LeafBrowser, asked: NumberedQuestion): Promise<NumberedAnswer> {
  const { id, topic, question } = asked;
  if (topic === 'quality') {
    const problem = browser.problems.shift();
    return { id, answer: problem ? [problem] : [] };
  }
  if (topic === 'load') {
    return browser.fault ? { id, fault: browser.fault } : { id, answer: '2026-11-24.1' };
  }
  if (topic === 'decision') return { id, answer: browser.decision };
  browser.crops.push(question.crop);
  await browser.figures;
  return { id, answer: new Float32Array(20) };
}

/** Cache Storage as far as the leaf doctor uses it. */
function createCaches() {
  const stores = new Map<string, Map<string, ArrayBuffer>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, ArrayBuffer>();
    stores.set(name, store);
    return store;
  };
  return {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = open(name);
      return {
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async (url: string) => {
          const bytes = store.get(url);
          return bytes && new Response(bytes);
        },
        put: async (url: string, response: Response) => {
          store.set(url, await response.arrayBuffer());
        },
        delete: async ({ url }: { url: string }) => store.delete(url),
      };
    },
  };
}
