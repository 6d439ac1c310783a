import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { loadVideos } from '@upaj/content/education/topics';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { changeLanguage, loadTexts } from '../../shared/i18n/translations.ts';
import { buyer } from '../../testing/users.ts';
import { Lesson } from './lesson.tsx';
import { VideoResults } from './video-results.tsx';
import { VideosContext } from './videos-source.ts';

/** Shows videos from a test source. */
async function show(shown: ReactNode, load: typeof loadVideos) {
  await Promise.all([loadTexts('education'), changeLanguage('en')]);
  await act(async () =>
    render(
      <Provider store={createStore(buyer)}>
        <MemoryRouter initialEntries={['/educational/weeds']}>
          <VideosContext value={load}>{shown}</VideosContext>
        </MemoryRouter>
      </Provider>,
    ),
  );
  return userEvent.setup();
}

/** A source that fails until the first retry. */
function failingOnce(): typeof loadVideos {
  let tries = 0;
  return (topic) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('no network')) : loadVideos(topic);
  };
}

it('videos that fail to load show an error, and can be requested again', async () => {
  const user = await show(<Lesson topic="weeds" />, failingOnce());
  expect(screen.queryByRole('region', { name: 'Suggested Videos' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Suggested Videos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a search can be tried again as well', async () => {
  const user = await show(<VideoResults question="urea" />, failingOnce());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('How to Apply Urea Fertilizer')).toBeVisible();
});

it('videos that are loading show a skeleton, and no error', async () => {
  await show(<Lesson topic="weeds" />, () => new Promise(() => {}));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
