import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../..', import.meta.url));

it('the committed kernels are what their source compiles to', async () => {
  const written: (string | Uint8Array)[] = [];
  const { error, stderr } = await asc.main(
    ['--config', 'src/kernels/assembly/asconfig.json', '--baseDir', folder],
    {
      writeFile: (_, content) => {
        written.push(content);
      },
    },
  );
  expect(error?.message, stderr.toString()).toBeUndefined();
  const committed = await readFile(new URL('./kernels.wasm', import.meta.url));
  expect(written.map((content) => Buffer.from(content).equals(committed))).toEqual([true]);
});
