import { afterAll } from 'vitest';
import { closeAll } from './closers.ts';

afterAll(closeAll);
