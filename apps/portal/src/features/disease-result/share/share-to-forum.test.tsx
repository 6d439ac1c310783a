import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DeviceDiagnosis } from '../../../domains/disease/diagnosis.ts';
import { findingsOf } from '../../../domains/disease/opinions.ts';
import { takeHandedOverPictures } from '../../../domains/threads/handed-over-pictures.ts';
import { demoDiagnosis, lateBlight, unsure } from '../../../testing/demo-diagnoses.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { meera } from '../../../testing/users.ts';
import { ShareToForum } from './share-to-forum.tsx';

const key = `thread-draft ${meera.id}`;
const draft = () => JSON.parse(localStorage.getItem(key) ?? 'null');

// They wait for the form in a variable, which the files of a worker share.
afterEach(() => void takeHandedOverPictures(meera.id));

function open(change: Partial<DeviceDiagnosis> = {}) {
  const diagnosis = demoDiagnosis(change);
  const findings = findingsOf(diagnosis.opinions);
  return renderPart(<ShareToForum diagnosis={diagnosis} findings={findings} />);
}
const share = 'Share to the forum';

it('the form of a discussion opens with title, text, crop and pictures, and nothing is sent', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: share }));
  expect(address()).toBe('/discussions/new-thread');
  expect(draft()).toEqual({
    title: 'Tomato: is this Late blight?',
    content:
      'The leaf doctor has looked at my Tomato.\nOur own model: Late blight (Quite sure: 82%).\nIs that right? What has helped you?',
    crop: 'tomato',
  });
  const names = takeHandedOverPictures(meera.id).map(({ name }) => name);
  expect(names).toEqual(['leaf-1.jpg', 'leaf-2.jpg']);
});

it('an unsure answer asks what it is', async () => {
  const { user } = await open({ opinions: [unsure] });
  await user.click(screen.getByRole('button', { name: share }));
  expect(draft()).toMatchObject({ title: 'Tomato: what is this?' });
});

it('a crop that the discussions do not know is named in the text alone', async () => {
  const opinions = [{ ...lateBlight, diseaseId: 'bell-pepper-bacterial-spot' }];
  const { user } = await open({ cropId: 'bell-pepper', opinions });
  await user.click(screen.getByRole('button', { name: share }));
  expect(draft()).toMatchObject({ title: 'Bell pepper: is this Bacterial spot?' });
  expect(draft().crop).toBeUndefined();
});

it('a discussion that was begun is not lost without a question', async () => {
  const begun = { title: 'Rust on wheat' };
  localStorage.setItem(key, JSON.stringify(begun));
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: share }));
  await screen.findByRole('dialog', { name: 'You have begun a discussion' });
  expect(draft()).toEqual(begun);
  await user.click(screen.getByRole('button', { name: 'Open what I have begun' }));
  expect(address()).toBe('/discussions/new-thread');
  expect(draft()).toEqual(begun);
  expect(takeHandedOverPictures(meera.id)).toEqual([]);
});

it('a discussion that was begun is replaced if its author wants that', async () => {
  localStorage.setItem(key, JSON.stringify({ title: 'Rust on wheat' }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: share }));
  await user.click(await screen.findByRole('button', { name: 'Replace it by this one' }));
  expect(draft()).toMatchObject({ title: 'Tomato: is this Late blight?' });
});
