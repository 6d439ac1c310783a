import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, meera, seller } from '../../../testing/users.ts';

const key = `thread-draft ${meera.id}`;
const open = (session = buyer) => renderRoute('/discussions/new-thread', { session });
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
const contentField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ });
const note = 'What you had typed is here again.';

afterEach(() => void vi.useRealTimers());

it('the draft is saved every two seconds while it is typed', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (value: string) => fireEvent.input(titleField(), { target: { value } });
  type('Rust');
  expect(localStorage.getItem(key)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ title: 'Rust' });
  type('Rust on wheat');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(localStorage.getItem(key)).not.toContain('on wheat');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(localStorage.getItem(key)).toContain('on wheat');
});

it('a page that is left saves at once, and a later visit has it again', async () => {
  const { user, unmount } = await open();
  await user.type(titleField(), 'Rust on wheat');
  await user.type(contentField(), 'Since Monday');
  await screen.findByRole('option', { name: 'Wheat' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Crop/ }), 'Wheat');
  dispatchEvent(new Event('pagehide'));
  const saved = JSON.parse(localStorage.getItem(key) ?? '');
  expect(saved).toEqual({ title: 'Rust on wheat', content: 'Since Monday', crop: 'wheat' });
  unmount();
  // A crash leaves nothing in the tab.
  sessionStorage.clear();
  await open();
  await screen.findByText(note);
  expect(titleField().value).toBe('Rust on wheat');
  expect(contentField().value).toBe('Since Monday');
  expect(screen.getByRole('combobox', { name: /^Crop/ })).toHaveValue('wheat');
});

it('what was typed last is saved when the form is left for another page of the portal', async () => {
  const { user, unmount } = await open();
  await user.click(titleField());
  await user.paste('Rust on wheat');
  expect(localStorage.getItem(key)).toBeNull();
  unmount();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ title: 'Rust on wheat' });
});

it('a draft can be discarded', async () => {
  localStorage.setItem(key, JSON.stringify({ title: 'Old', content: 'Old text' }));
  const { user } = await open();
  await screen.findByText(note);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(titleField().value).toBe('');
  expect(contentField().value).toBe('');
  expect(screen.queryByText(note)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

it('another user of the device does not see it', async () => {
  localStorage.setItem(key, JSON.stringify({ title: 'Old' }));
  await open(seller);
  expect(titleField().value).toBe('');
});

it('what was created is no draft any more', async () => {
  const { user } = await open();
  await user.type(titleField(), 'Rust on wheat');
  await user.type(contentField(), 'Since Monday');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Thread Created');
  expect(titleField()).toBeDisabled();
  await waitFor(() => expect(location.pathname).toBe('/discussions'));
  expect(localStorage.getItem(key)).toBeNull();
});
