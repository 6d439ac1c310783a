import { screen, within } from '@testing-library/react';
import { loadAllLabs } from '@upaj/content/labs/labs';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { labCount } from './advisers.ts';

it('a visitor is shown the eight categories, each leading to the Mandi', async () => {
  await renderRoute('/');
  const mandi = screen.getByRole('region', { name: 'Categories of the Mandi' });
  const links = within(mandi).getAllByRole('link');
  expect(links).toHaveLength(8);
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/mandi/));
});

it('three of the fifteen schemes are shown, each with its guidelines or that there are none', async () => {
  await renderRoute('/');
  const schemes = screen.getByRole('region', { name: 'Government Schemes' });
  const visits = within(schemes).getAllByRole('link', { name: /^Visit Link/ });
  expect(visits).toHaveLength(3);
  for (const visit of visits) expect(visit).toHaveAttribute('target', '_blank');
  const downloads = within(schemes).getAllByRole('link', { name: /^Download Guidelines/ });
  expect(downloads).toHaveLength(2);
  expect(within(schemes).getByText('Download not available')).toBeVisible();
  expect(within(schemes).getAllByText('General knowledge, please confirm')).toHaveLength(3);
  const more = within(schemes).getByRole('link', { name: /Explore More/ });
  expect(more).toHaveTextContent('12 more for all of India');
  expect(more).toHaveAttribute('href', '/explore/govt-schemes');
});

it('what is not built yet leads to its explanation, which says so', async () => {
  const { user } = await renderRoute('/');
  await user.click(screen.getByRole('link', { name: 'Near Me: Soil Testing Labs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(location.hash).toBe('#labs');
  const labs = screen.getByRole('region', { name: 'Soil Testing Labs' });
  expect(within(labs).getByText('Coming soon')).toBeVisible();
});

it('as many laboratories are promised as there are facts of', async () => {
  expect(await loadAllLabs()).toHaveLength(labCount);
});

it('/explore and /services are the same screen', async () => {
  const titles = [];
  for (const address of ['/services', '/explore']) {
    const { unmount } = await renderRoute(address);
    titles.push(screen.getAllByRole('heading').map(({ textContent }) => textContent));
    unmount();
  }
  expect(titles[0]).toEqual(titles[1]);
  expect(titles[0]?.length).toBeGreaterThan(5);
});
