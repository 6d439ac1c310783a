import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, noOrders } from '@upaj/mocks/scenarios';
import { topSellersOf, yearInIndia } from '@upaj/mocks/seller-figures';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { cityUnknown } from '@upaj/mocks/weather-scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoOrders } from '../../testing/demo-orders.ts';
import { fixedWeather, keepPlaces } from '../../testing/demo-weather.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../../testing/users.ts';

const open = (session = buyer) => renderRoute('/dashboard', { session });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Top Seller', () => {
  it('has a card for each of the three best, which leads to their listings', {
    tags: ['DASHBOARD-6'],
  }, async () => {
    server.use(...yearOfSales());
    await open();
    const top = await section('Top Seller');
    const cards = await top.findAllByRole('listitem');
    expect(cards).toHaveLength(3);
    const card = top.getByRole('link', { name: /^Ramesh Oraon/ });
    expect(card).toHaveAttribute('href', `/mandi?seller=${ramesh.id}`);
    expect(card).toHaveTextContent(/[\d,.]+ U delivered/);
    expect(within(card).getByRole('img', { name: /^4.\d of 5 stars$/ })).toBeVisible();
    expect(top.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/mandi');
  });

  it('says when there are no sales', async () => {
    server.use(...noSales());
    await open();
    await screen.findByText('No one has delivered anything this year yet.');
  });
});

it('the market shows what all sellers have delivered', {
  tags: ['DASHBOARD-7', 'LIMIT-40'],
}, async () => {
  await open();
  const market = await section('Sold on the whole Mandi');
  const year = yearInIndia();
  const { deliveredInYear, deliveredInMonth } = topSellersOf([...db.orders.values()], year);
  const ofYear = await market.findByText(`in ${year}, by all sellers together`);
  expect(ofYear.previousSibling?.textContent).toBe(`${deliveredInYear} U delivered`);
  const ofMonth = market.getByText('this month, by all sellers together');
  expect(ofMonth.previousSibling?.textContent).toBe(`${deliveredInMonth} U delivered`);
});

describe('the weather', () => {
  it("is that of the user's town, and leads to more of it", {
    tags: ['DASHBOARD-8', 'DASHBOARD-9', 'LIMIT-39'],
  }, async () => {
    server.use(...fixedWeather({ rain: [4.2] }));
    await open();
    const weather = await section('Weather');
    expect(await weather.findByText('22°C')).toBeVisible();
    expect(weather.getByText(meera.city)).toBeVisible();
    expect(await weather.findByText('4.2 mm')).toBeVisible();
    expect(weather.getByText('49%')).toBeVisible();
    expect(weather.getByText('9 km/h')).toBeVisible();
    const link = weather.getByRole('link', { name: 'Know More about the weather' });
    expect(link).toHaveTextContent('Know More');
    expect(link).toHaveAttribute('href', '/weather');
  });

  it('is that of the home where there is one', async () => {
    server.use(...fixedWeather());
    keepPlaces(2);
    await open();
    const weather = await section('Weather');
    expect(await weather.findByText('Kanke')).toBeVisible();
  });

  it('of a place that is not known is not made up', async () => {
    server.use(...cityUnknown());
    await open();
    const weather = await section('Weather');
    await weather.findByText(/^The place of your weather is not known yet/);
    expect(weather.queryByText(/°C|km\/h|\d%/)).toBeNull();
  });

  it('that fails can be fetched again', async () => {
    server.use(...failing('weather'));
    const { user } = await open();
    const weather = await section('Weather');
    await weather.findByText('The weather could not be fetched.');
    server.resetHandlers();
    server.use(...fixedWeather());
    await user.click(weather.getByRole('button', { name: 'Try again' }));
    expect(await weather.findByText('22°C')).toBeVisible();
  });
});

describe('Recent Activity', () => {
  const activity = () => section('Recent Activity');

  it('shows the last ten trades of a buyer, each leading to its order', {
    tags: ['DASHBOARD-10', 'LIMIT-14'],
  }, async () => {
    await open();
    const list = await activity();
    expect(await list.findAllByRole('listitem')).toHaveLength(10);
    const link = list.getByRole('link', { name: /Ragi: 3 U/ });
    expect(link).toHaveTextContent(
      /^You bought from Ramesh OraonRagi: 3 U · 75 kg\d\d\/\d\d\/\d{4}$/,
    );
    expect(link).toHaveAttribute('href', `/orders/${demoOrders.claimed}`);
    expect(list.getByText('Tomato Hybrid: 4 U · 100 kg (1 quintal) and 1 more')).toBeVisible();
  });

  it('names the buyer to a seller', async () => {
    await open(seller);
    const list = await activity();
    const [link] = await list.findAllByRole('link', { name: /^Meera Devi bought from you/ });
    expect(link).toBeVisible();
  });

  it.each([
    ['a deleted seller', { sellerId: null, seller: null }, 'You bought from Unknown Seller'],
    ['a seller without a name', { seller: null }, 'You bought from Unknown User'],
    [
      'a deleted buyer',
      { buyerId: null, buyer: null, sellerId: meera.id },
      'Unknown Buyer bought from you',
    ],
  ])('of %s says what stands for the name', { tags: ['ERROR-43'] }, async (_who, change, text) => {
    const trade = {
      _id: demoOrders.delivered,
      buyerId: meera.id,
      sellerId: ramesh.id,
      buyer: meera.name,
      seller: ramesh.name,
      items: [{ name: 'Tomato', unit: 'kg' as const, quantity: 1, delivered: null }],
      itemCount: 1,
      createdAt: '2026-11-11T06:00:00.000Z',
      ...change,
    };
    server.use(
      mockEndpoint(contract.listLastTransactions, () => ({
        status: 200,
        body: { success: true, data: [trade] },
      })),
    );
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Tomato: 1 U · 25 kg')).toBeVisible();
    expect(screen.getByText('11/11/2026')).toBeVisible();
  });

  it('without trades says so and leads to the Mandi', { tags: ['ERROR-46'] }, async () => {
    server.use(...noOrders());
    await open();
    const list = await activity();
    expect(await list.findByText('No recent activity found')).toBeVisible();
    expect(list.getByRole('link', { name: 'Go to the Mandi' })).toHaveAttribute('href', '/mandi');
  });

  it('that fails can be fetched again, and breaks nothing else', async () => {
    server.use(...failing('orders'));
    const { user } = await open();
    const list = await activity();
    await list.findByText('Your recent activity could not be fetched.');
    await (await section('Sold on the whole Mandi')).findAllByText(/U delivered$/);
    server.resetHandlers();
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await list.findAllByRole('link', { name: /^You bought from/ });
  });
});

it('sellers that fail leave the trades, and can be fetched again', async () => {
  server.use(...failing('sellers'));
  const { user } = await open();
  const top = await section('Top Seller');
  await top.findByText('The top sellers could not be fetched.');
  await (await section('Recent Activity')).findAllByRole('link', { name: /^You bought from/ });
  server.resetHandlers();
  await user.click(top.getByRole('button', { name: 'Try again' }));
  const [shown] = await top.findAllByText(/U delivered$|^No one has delivered/);
  expect(shown).toBeVisible();
});

describe('in a browser that can watch what is seen', () => {
  const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      watched.set(element, this.callback);
    }
    disconnect() {}
    unobserve() {}
  }
  afterEach(() => watched.clear());

  it('nothing below the fold is asked for before it comes near', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) =>
      void asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    await open();
    await screen.findByRole('link', { name: /^Sharbati Wheat/ });
    const later = () => asked.filter((path) => /transaction/.test(path));
    expect(later()).toEqual([]);
    const scroll = () => {
      for (const [element, callback] of watched) {
        if (element.tagName !== 'A') callback([{ isIntersecting: true }]);
      }
    };
    scroll();
    await screen.findByRole('region', { name: 'Recent Activity' });
    expect(later()).toEqual([]);
    scroll();
    await waitFor(() => expect(later()).toHaveLength(1));
    server.events.removeAllListeners();
  });
});
