import { afterAll } from 'vitest';
import { closers } from './closers.ts';

afterAll(async () => {
  for (const close of closers.splice(0)) await close();
});
