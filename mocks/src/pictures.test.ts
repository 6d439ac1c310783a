import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { demoListings } from '@upaj/demo/market';
import { demoPictureName, drawDemoPicture } from '@upaj/demo/picture';
import { expect, it } from 'vitest';

const icons = new URL('../../packages/ui/src/pictures/', import.meta.url);
const readIcon = (name: string) => readFile(new URL(`${name}.svg`, icons), 'utf8');
const file = (name: string) =>
  fileURLToPath(new URL(`../public/mock-pictures/${name}.svg`, import.meta.url));

// `vitest run -u` redraws them.
it('every picture of the demo data matches its description', async () => {
  for (const { category, pictures } of demoListings) {
    for (const names of pictures) {
      const drawn = drawDemoPicture(category, await Promise.all(names.map(readIcon)));
      await expect(drawn).toMatchFileSnapshot(file(demoPictureName(category, names)));
    }
  }
});
