import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawApart } from './draw-apart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-draw-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(text: string): Promise<string> {
  const file = join(folder, 'draw.mjs');
  await writeFile(file, text);
  return file;
}

it('the pictures from the child process arrive complete', async () => {
  const draw = await program(`
    const sizes = new Map([[320, Buffer.from(process.argv[2])]]);
    process.send(new Map([['wheat', sizes]]), () => process.disconnect());
  `);
  const drawings = await drawApart(draw, 'icons');
  expect(drawings.get('wheat')?.get(320)?.toString()).toBe('icons');
});

it('a failed drawing is an error', async () => {
  const draw = await program('process.exit(3)');
  await expect(drawApart(draw, 'icons')).rejects.toThrow('could not be drawn (3)');
});
