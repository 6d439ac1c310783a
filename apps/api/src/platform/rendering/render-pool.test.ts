import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { programFile } from './portal-program.ts';
import { createRenderPool } from './render-pool.ts';

it('a program that cannot be loaded is logged, and ends no process', async () => {
  const portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  await mkdir(dirname(join(portalDir, programFile)));
  await writeFile(join(portalDir, programFile), 'throw new Error("half a build")');
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const pool = createRenderPool({ portalDir, publicUrl: undefined }, log);
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 });
  await pool.close();
  await rm(portalDir, { recursive: true, force: true });
});
