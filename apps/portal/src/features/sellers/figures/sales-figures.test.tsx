import { screen, waitFor, within } from '@testing-library/react';
import { dayInIndia } from '@upaj/content/day-in-india';
import { contract } from '@upaj/contract/contract';
import { db } from '@upaj/mocks/db';
import { handle, mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { dashboardOf, yearInIndia } from '@upaj/mocks/seller-figures';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, ramesh, seller } from '../../../testing/users.ts';

const open = () => renderRoute('/mandi/seller-profile', { session: seller });
const sales = () => within(screen.getByRole('region', { name: 'Your sales' }));
const ownOrders = () => [...db.orders.values()].filter(({ sellerId }) => sellerId === ramesh.id);
const figuresOf = (year = yearInIndia()) =>
  dashboardOf(ownOrders(), { sales: 60, earnings: 50_000 }, year);

describe('the figures', () => {
  it('are those of the orders, beside twelve goals of a month or one', {
    tags: [
      'SELLER-DASHBOARD-1',
      'SELLER-DASHBOARD-2',
      'SELLER-DASHBOARD-3',
      'SELLER-DASHBOARD-10',
      'LIMIT-41',
      'LIMIT-42',
      'LIMIT-43',
      'LIMIT-44',
    ],
  }, async () => {
    await open();
    const { totalSales, totalSalesByMeasure, totalEarnings, salesThisMonth } = figuresOf();
    const percent = (value: number, goal: number) => Math.floor((value / goal) * 100);
    const circle = await screen.findByRole('img', {
      name: `Total Sales: ${percent(totalSales.value, 720)}% of the goal`,
    });
    expect(circle.textContent).toBe(`${percent(totalSales.value, 720)}%`);
    expect(sales().getByText(`Goal ${yearInIndia()}: 720 U`)).toBeVisible();
    expect(
      sales().getByRole('img', {
        name: `Sales This Month: ${percent(salesThisMonth.value, 60)}% of the goal`,
      }),
    ).toBeVisible();
    expect(sales().getByText('Goal: 60 U')).toBeVisible();
    const [weighed] = totalSalesByMeasure;
    expect(weighed).toEqual({ unit: 'kg', quantity: totalSales.value });
    const kilograms = (totalSales.value * 25).toLocaleString('en-IN');
    expect(sales().getAllByText(new RegExp(`^${kilograms} kg`))[0]).toBeVisible();
    expect(
      sales().getByRole('img', {
        name: `Total Earnings: ${percent(totalEarnings.value, 600_000)}% of the goal`,
      }),
    ).toBeVisible();
    expect(sales().getByText(`Goal ${yearInIndia()}: ₹6,00,000`)).toBeVisible();
    expect(sales().queryByText(/\$/)).toBeNull();
  });

  it('name weight and volume apart, where both were sold', async () => {
    server.use(
      mockEndpoint(contract.getSellerDashboard, () => {
        const totalSalesByMeasure = [
          { unit: 'kg' as const, quantity: 300 },
          { unit: 'liters' as const, quantity: 17.98 },
        ];
        const totalSales = { value: 317.98, goal: null };
        const data = { ...figuresOf(), totalSales, totalSalesByMeasure };
        return { status: 200, body: { success: true, data } };
      }),
    );
    await open();
    expect(await sales().findByText('317.98 U')).toBeVisible();
    expect(sales().getByText('7,500 kg (75 quintals) · 449.5 L')).toBeVisible();
  });

  it('that fail offer to try again, and the listings below are there', async () => {
    server.use(...failing('sellers'));
    const { user } = await open();
    const [alert] = await screen.findAllByText('Your sales could not be fetched.');
    expect(alert).toBeVisible();
    await screen.findByRole('listitem', { name: 'Sharbati Wheat' });
    server.resetHandlers();
    await user.click(sales().getByRole('button', { name: 'Try again' }));
    await sales().findByText('Goal: 60 U');
  });

  it('of a user who is no seller lead to the sign-up', async () => {
    await renderRoute('/mandi/seller-profile', { session: buyer });
    await screen.findByText(/^Your sales are counted here once/);
    expect(sales().getByRole('link', { name: 'Become a Seller' })).toHaveAttribute(
      'href',
      '/mandi/seller-signup',
    );
  });

  it('lead to the statement', async () => {
    await open();
    expect(sales().getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      '/mandi/seller-profile/statement',
    );
  });
});

describe('goals', () => {
  const form = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your goals for a month' }));
    return {
      dialog,
      units: dialog.getByLabelText('U to deliver in a month'),
      rupees: dialog.getByLabelText('Rupees to earn in a month'),
      save: dialog.getByRole('button', { name: 'Save' }),
    };
  };

  it('a new seller is invited to set one, and sees it at once', async () => {
    db.sellerGoals.delete(ramesh.id);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Set a goal: Total Sales' }));
    const { units, rupees, save } = await form();
    await user.type(units, '१००');
    await user.type(rupees, '₹1,00,000');
    await user.click(save);
    await screen.findByText('Your goals were saved.');
    await sales().findByText('Goal: 100 U');
    expect(db.sellerGoals.get(ramesh.id)).toEqual({ sales: 100, earnings: 100_000 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an empty field removes its goal, and the other one stays', async () => {
    const { user } = await open();
    await sales().findByText('Goal: 60 U');
    await user.click(sales().getByRole('button', { name: 'Change goals' }));
    const { units, rupees, save } = await form();
    expect(rupees).toHaveValue('50000');
    await user.clear(units);
    await user.click(save);
    await sales().findByRole('button', { name: 'Set a goal: Sales This Month' });
    expect(db.sellerGoals.get(ramesh.id)).toEqual({ sales: null, earnings: 50_000 });
  });

  it('what is no whole number is not sent, and gets the focus', async () => {
    const { user } = await open();
    await sales().findByText('Goal: 60 U');
    await user.click(sales().getByRole('button', { name: 'Change goals' }));
    const { dialog, rupees, save } = await form();
    await user.clear(rupees);
    await user.type(rupees, '12.50');
    await user.click(save);
    expect(await dialog.findByText(/^Please write a whole number from 1 to/)).toBeVisible();
    expect(rupees).toHaveFocus();
    expect(db.sellerGoals.get(ramesh.id)?.earnings).toBe(50_000);
  });

  it('that the server did not take stay typed', async () => {
    server.use(handle(contract.setSellerGoals, () => HttpResponse.error()));
    const { user } = await open();
    await sales().findByText('Goal: 60 U');
    await user.click(sales().getByRole('button', { name: 'Change goals' }));
    const { dialog, units, save } = await form();
    await user.clear(units);
    await user.type(units, '75');
    await user.click(save);
    expect(await dialog.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(units).toHaveValue('75');
  });
});

describe('Orders Overview', () => {
  const cells = (month: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${month}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('has a table of the year behind the chart', async () => {
    server.use(...yearOfSales());
    const { container, user } = await open();
    await screen.findByRole('table', { name: new RegExp(`${yearInIndia()}`) });
    const chart = () => container.querySelector('[data-slot="stacked-bars"]');
    await waitFor(() => expect(chart()).not.toBeNull());
    const months = screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
    expect(months).toHaveLength(12);
    const received = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
    expect(received.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(chart()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(chart()).not.toBeNull();
  });

  it('stacks Delivered, Open and Cancelled from Jan to Dec under a line of Received', {
    tags: ['SELLER-DASHBOARD-4', 'SELLER-DASHBOARD-5', 'SELLER-DASHBOARD-6'],
  }, async () => {
    server.use(...yearOfSales());
    const { container } = await open();
    const inChart = (selector: string) => [
      ...container.querySelectorAll(`[data-slot="stacked-bars"] ${selector}`),
    ];
    const texts = (selector: string) => inChart(selector).map(({ textContent }) => textContent);
    await waitFor(() => expect(inChart('rect[fill^="url"]')).toHaveLength(36));
    expect(screen.getByRole('heading', { name: 'Orders Overview' })).toBeVisible();
    const columns = inChart('rect[fill^="url"]').map((bar) => bar.getAttribute('x'));
    expect(new Set(columns).size).toBe(12);
    const monthsSoFar = Number(dayInIndia(new Date()).slice(5, 7));
    expect(inChart('[data-slot="line"] circle')).toHaveLength(monthsSoFar);
    expect(texts('span')).toEqual(['Received', 'Delivered', 'Open', 'Cancelled']);
    const months = texts('text').filter((text) => !/\d/.test(text ?? ''));
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it('counts each order once in the bars', async () => {
    server.use(...yearOfSales());
    const { container } = await open();
    await waitFor(() => expect(container.querySelector('[data-slot="line"]')).not.toBeNull());
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Month', 'Received', 'Delivered', 'Open', 'Cancelled']);
    const months = screen.getAllByRole('row').slice(1);
    const sumOf = (kind: number) =>
      months
        .map((row) => Number(within(row).getAllByRole('cell')[kind]?.textContent))
        .reduce((sum, one) => sum + one);
    expect(sumOf(1)).toBeGreaterThan(0);
    expect(sumOf(2)).toBeGreaterThan(0);
    expect(sumOf(1) + sumOf(2) + sumOf(3)).toBe(sumOf(0));
  });

  it('shows another year, and none after the current one', async () => {
    const { user } = await open();
    const year = yearInIndia();
    await screen.findByRole('table', { name: new RegExp(`${year}`) });
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    await screen.findByRole('table', { name: new RegExp(`${year - 1}`) });
    const { received } = figuresOf(year - 1).ordersOverview;
    await waitFor(() => expect(cells('May')[0]).toBe(String(received[4])));
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    await screen.findByRole('table', { name: new RegExp(`${year}`) });
    const next = screen.getByRole('button', { name: 'Next year' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(screen.getByRole('table', { name: new RegExp(`${year}`) })).toBeInTheDocument();
  });
});

describe('Top Selling Items', () => {
  const rows = () =>
    screen
      .getAllByText(/^[\d.,]+ U · [\d.,]+ (kg|L|pieces)/)
      .map(({ textContent }) => textContent ?? '');

  it('shows five, and View All the others', {
    tags: ['SELLER-DASHBOARD-8', 'SELLER-DASHBOARD-9'],
  }, async () => {
    server.use(...yearOfSales());
    const { user } = await open();
    const viewAll = await screen.findByRole('button', { name: 'View All' });
    expect(screen.getByRole('heading', { name: 'Top Selling Items' })).toBeVisible();
    expect(rows()).toHaveLength(5);
    await user.click(viewAll);
    expect(rows().length).toBeGreaterThan(5);
    const units = rows().map((text) => Number.parseFloat(text));
    expect(units).toEqual(units.toSorted((left, right) => right - left));
    expect(screen.queryByRole('button', { name: 'View All' })).toBeNull();
  });

  it('of a new seller says what will be counted', async () => {
    server.use(...noSales());
    await open();
    await screen.findByText(/^You have not delivered anything this year yet/);
  });
});
