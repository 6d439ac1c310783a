import type { Meta, StoryObj } from '@storybook/react-vite';
import references from '@upaj/leaf-model/model/reference/reference.json';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { leafFiles } from './leaf-files.ts';
import type { Pixels } from './leaf-messages.ts';
import { createLeafWorker } from './leaf-worker.ts';

const pictures = import.meta.glob<string>(
  '../../../../../../packages/leaf-model/model/reference/*.png',
  { query: '?url', import: 'default', eager: true },
);

const bytesOf = async (url: string) => (await fetch(url)).arrayBuffer();

async function pixelsOf(url: string): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([await bytesOf(url)]));
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.drawImage(bitmap, 0, 0);
  return pen.getImageData(0, 0, width, height);
}

/** The largest difference between this browser's figures and those of the training, by picture and told crop. */
async function differences(): Promise<Map<string, number>> {
  const worker = createLeafWorker();
  const [model, kernels] = await Promise.all([
    bytesOf(leafFiles.model),
    bytesOf(leafFiles.kernels),
  ]);
  await worker.ask('load', { model, kernels });
  const found = new Map<string, number>();
  for (const { picture, averaged, own } of references) {
    const url = Object.entries(pictures).find(([path]) => path.endsWith(picture))?.[1] ?? '';
    const pixels = await pixelsOf(url);
    for (const [crop, logits] of [[undefined, averaged] as const, ...Object.entries(own)]) {
      const figures = await worker.ask('figures', { picture: pixels, crop });
      const apart = logits.map((logit, at) => Math.abs((figures[at] ?? Number.NaN) - logit));
      found.set(`${picture} ${crop ?? 'any crop'}`, Math.max(...apart));
    }
  }
  worker.close();
  return found;
}

/** Runs the model that is shipped on its reference pictures, in the worker of the page. */
function ReferenceRun() {
  const [found, show] = useState<Map<string, number>>();
  useEffect(() => {
    void differences().then(show);
  }, []);
  return (
    <ul aria-label="Differences">
      {[...(found ?? [])].map(([picture, difference]) => (
        <li key={picture} data-difference={difference}>
          {picture}: {difference.toExponential(1)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Runs the shipped model on its reference pictures in this browser and compares the figures with
 * those of the training. It is a check and no part of a screen.
 */
const meta = {
  title: 'Screens/Leaf Doctor/Disease Prediction/Model',
  component: ReferenceRun,
} satisfies Meta<typeof ReferenceRun>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's figures are those of the training within 0.001. */
export const ReferencePictures: Story = {
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    const asked = references.flatMap(({ own }) => [undefined, ...Object.keys(own)]);
    expect(items).toHaveLength(asked.length);
    for (const item of items) expect(Number(item.dataset.difference)).toBeLessThan(1e-3);
  },
};
