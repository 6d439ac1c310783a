import { screen, within } from '@testing-library/react';
import { loadAllLabs } from '@upaj/content/labs/labs';
import { load } from '@upaj/content/schemes/regions';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { labCount } from './advisers.ts';

const hrefOf = (name: string | RegExp) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

it('a visitor is greeted in the words of the specification and shown the two ways on', {
  tags: ['LANDING-6', 'LANDING-7', 'LANDING-8', 'LANDING-9', 'PRODUCT-3'],
}, async () => {
  await renderRoute('/');
  expect(screen.getByText('Original & Natural')).toBeVisible();
  expect(
    screen.getByText(
      'Buy and sell crops , access govt. schemes , get weather updates and manage everything from one easy to use platform',
    ),
  ).toBeVisible();
  expect(hrefOf('Discover More')).toBe('/services');
  expect(hrefOf('Login')).toBe('/sign-in');
});

it('a visitor is shown the eight categories, each leading to the Mandi', {
  tags: [
    'LANDING-12',
    'LANDING-13',
    'PRODUCT-6',
    'PRODUCT-7',
    'PRODUCT-8',
    'PRODUCT-9',
    'PRODUCT-10',
    'PRODUCT-11',
    'PRODUCT-12',
    'PRODUCT-13',
  ],
}, async () => {
  await renderRoute('/');
  const mandi = within(screen.getByRole('region', { name: 'Categories of the Mandi' }));
  const names = [
    'Crops',
    'Seeds',
    'Pulses',
    'Fruits',
    'Vegetables',
    'Fodder Crops',
    'Dairy Products',
    'Fertilizers',
  ];
  const links = mandi.getAllByRole('link');
  expect(links).toHaveLength(8);
  for (const [place, name] of names.entries()) {
    expect(links[place]).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${name}`)));
    expect(links[place]).toHaveAttribute('href', expect.stringMatching(/^\/mandi(\?|$)/));
  }
});

it('a visitor is shown the three advisers', {
  tags: ['LANDING-14', 'LANDING-15', 'LANDING-16'],
}, async () => {
  await renderRoute('/');
  expect(hrefOf('Learn More: Which crop will grow best?')).toBe('/chat-bot');
  expect(
    screen.getByRole('heading', { name: 'Disease Prediction and Recommendations' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Soil Testing Labs' })).toBeVisible();
  expect(hrefOf(/^Near Me/)).toBe('/explore/nearby-labs');
});

it('the first three of the fifteen schemes are shown, each with its guidelines or that there are none', {
  tags: [
    'LANDING-17',
    'LANDING-18',
    'LANDING-19',
    'LANDING-20',
    'LANDING-21',
    'LANDING-22',
    'LIMIT-17',
  ],
}, async () => {
  await renderRoute('/');
  const schemes = within(screen.getByRole('region', { name: 'Government Schemes' }));
  const titles = schemes
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  const first = (await load('india')).slice(0, 3);
  expect(titles).toEqual([...first.map(({ title }) => title), 'Explore More']);
  const links = (name: RegExp) =>
    schemes.getAllByRole('link', { name }).map((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      return link.getAttribute('href');
    });
  expect(links(/^Visit Link/)).toEqual(first.map(({ link }) => link));
  const guidelines = first.map(({ download }) => download).filter((one) => one !== 'NA');
  expect(guidelines).toHaveLength(2);
  expect(links(/^Download Guidelines/)).toEqual(guidelines);
  expect(schemes.getByText('Download not available')).toBeVisible();
  expect(schemes.queryByText('General knowledge, please confirm')).toBeNull();
  const more = schemes.getByRole('link', { name: /Explore More/ });
  expect(more).toHaveTextContent('31 more for all of India');
  expect(more).toHaveAttribute('href', '/explore/govt-schemes');
});

it('the footer shows a description, helplines and share links', {
  tags: ['LANDING-23', 'LANDING-24', 'LANDING-25'],
}, async () => {
  await renderRoute('/');
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByText(/brings farmers, buyers and sellers together/)).toBeVisible();
  const links = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/', '/services', '/about-us', '/contact-us'],
    'tel:18001801551',
    '/contact-us',
    expect.stringMatching(/^https:\/\/wa\.me\//),
    expect.stringMatching(/^https:\/\/www\.facebook\.com\//),
    expect.stringMatching(/^https:\/\/x\.com\//),
  ]);
});

it('every adviser links to its page', async () => {
  await renderRoute('/');
  expect(hrefOf(/Which crop will grow best/)).toBe('/chat-bot');
  expect(hrefOf(/^Click Here: Disease Prediction/)).toBe('/explore/disease-prediction');
  expect(hrefOf(/^Near Me/)).toBe('/explore/nearby-labs');
});

it('as many laboratories are promised as there are facts of', async () => {
  expect(await loadAllLabs()).toHaveLength(labCount);
});

it('/explore and /services are the same screen', { tags: ['ROUTE-3'] }, async () => {
  const titles = [];
  for (const address of ['/services', '/explore']) {
    const { unmount } = await renderRoute(address);
    titles.push(screen.getAllByRole('heading').map(({ textContent }) => textContent));
    unmount();
  }
  expect(titles[0]).toEqual(titles[1]);
  expect(titles[0]?.length).toBeGreaterThan(5);
});
