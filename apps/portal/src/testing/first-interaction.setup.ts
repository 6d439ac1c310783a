import { beforeAll } from 'vitest';
import { firstInteraction } from '../shared/loading/when.ts';

// It is heard once, in the window of the file that loads it first: without it the later files of a worker would have none.
beforeAll(async () => {
  dispatchEvent(new Event('touchstart'));
  await firstInteraction;
});
