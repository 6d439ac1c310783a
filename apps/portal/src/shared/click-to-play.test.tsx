import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClickToPlay } from './click-to-play.tsx';
import { changeLanguage } from './i18n/translations.ts';

async function show(props: { startsPlaying?: boolean; onPlay?: () => void } = {}) {
  await changeLanguage('en');
  return act(async () =>
    render(
      <ClickToPlay videoId="abc" title="Sowing wheat" {...props}>
        <svg role="img" aria-label="A field" />
      </ClickToPlay>,
    ),
  );
}

afterEach(cleanup);

it('nothing of the video site is loaded before a press on play', async () => {
  const { container } = await show();
  expect(container.querySelectorAll('iframe, img')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/src=/);
});

it('without scripts a link opens the video', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Play the video: Sowing wheat' });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc');
});

it('a press loads the player that sets no cookies, with the focus on it', async () => {
  const onPlay = vi.fn();
  await show({ onPlay });
  fireEvent.click(screen.getByRole('link'));
  const player = screen.getByTitle('Sowing wheat');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?autoplay=1/),
  );
  expect(player).toHaveFocus();
  expect(onPlay).toHaveBeenCalledOnce();
});

it('a video that was chosen to be played needs no second press', async () => {
  await show({ startsPlaying: true });
  expect(screen.getByTitle('Sowing wheat')).toBeInTheDocument();
});
