import { expect, it, vi } from 'vitest';

const move = (movementX: number) =>
  Object.assign(new Event('pointermove'), { movementX, movementY: 0 });

it('a pointer that lies still under an arriving page is no interaction, one that moves is', async () => {
  vi.resetModules();
  const { firstInteraction } = await import('./when.ts');
  const seen = vi.fn();
  void firstInteraction.then(seen);
  dispatchEvent(move(0));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  dispatchEvent(move(3));
  await firstInteraction;
  expect(seen).toHaveBeenCalledOnce();
});
