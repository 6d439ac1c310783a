import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLeafBrowser } from '../../../testing/leaf-browser.ts';
import { startLeafServer } from '../../../testing/leaf-screen.tsx';
import { createLeafWorker } from './leaf-worker.ts';
import { useLeafModel } from './use-leaf-model.ts';

it('is not said to work without a connection before the code is there that uses it', async () => {
  setLeafBrowser();
  startLeafServer();
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { result } = renderHook(() =>
    useLeafModel({
      isWanted: true,
      getWorker: async () => createLeafWorker(),
      loadCode: () => code,
    }),
  );
  await waitFor(() => expect(result.current.status.is).toBe('offered'));
  act(result.current.agree);
  await waitFor(async () => expect(await caches.has('upaj-leaf-model')).toBe(true));
  expect(result.current.status.is).toBe('downloading');
  await act(async () => arrive());
  await waitFor(() => expect(result.current.status.is).toBe('ready'));
});
