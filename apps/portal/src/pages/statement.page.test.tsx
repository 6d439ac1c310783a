import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing } from '@upaj/mocks/scenarios';
import { statementOf } from '@upaj/mocks/seller-statement';
import { expect, it, vi } from 'vitest';
import { currentMonth } from '../features/sellers/statement/statement-month.ts';
import { type DemoOrderName, demoOrder } from '../testing/demo-orders.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const address = '/mandi/seller-profile/statement';

/** Moves a demo order's handover to a moment. */
function deliverAt(name: DemoOrderName, at: string) {
  const order = demoOrder(name);
  const history = order.history.map((event) =>
    event.kind === 'deliver' ? { ...event, at } : event,
  );
  db.orders.set(order.id, { ...order, history });
}

/** Three deliveries in October 2025, and no others. */
function deliverInOctober() {
  for (const [id, { status }] of db.orders) {
    const order = db.orders.get(id);
    if (status === 'delivered' && order?.sellerId === ramesh.id) {
      const history = order.history.map((event) => ({ ...event, at: '2025-01-05T06:00:00.000Z' }));
      db.orders.set(id, { ...order, history });
    }
  }
  deliverAt('delivered', '2025-10-02T06:00:00.000Z');
  deliverAt('reported', '2025-10-20T06:00:00.000Z');
  // In India this is already October.
  deliverAt('ofDeletedBuyer', '2025-09-30T19:00:00.000Z');
}

const openOctober = () => {
  deliverInOctober();
  return renderRoute(`${address}?month=2025-10`, { session: seller });
};

/** Keeps what is downloaded: its name and its bytes. */
function catchDownload() {
  const files: Blob[] = [];
  const names: string[] = [];
  // jsdom has no addresses for blobs.
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return '#file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const bytes = async () => new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
  return { names, bytes };
}

it('a seller sees each delivery of the month in India with its buyer, goods and money', async () => {
  await openOctober();
  const row = await screen.findByRole('row', { name: /UP-DEM010/ });
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    `/orders/${demoOrder('delivered').id}`,
  );
  const goods = 'Sharbati Wheat: 9.92 U · 248 kg (2.48 quintals), ₹700 for 1U';
  for (const text of ['02/10/2025', 'Meera Devi', goods, '₹7,944.00']) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByRole('row', { name: /UP-DEM014/ })).toHaveTextContent('Unknown Buyer');
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

it('the totals are the sums of the rows, to the paisa', async () => {
  await openOctober();
  const total = await screen.findByRole('row', { name: /^Total/ });
  const own = [...db.orders.values()].filter(({ sellerId }) => sellerId === ramesh.id);
  const sums = statementOf(own, { month: '2025-10' }).data;
  const shown = within(total)
    .getAllByRole('cell')
    .map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, '')));
  expect(shown).toEqual([sums.total, sums.received, sums.outstanding]);
  expect(sums.outstanding).toBeGreaterThan(0);
});

it('Download CSV saves a file that spreadsheets read, with the totals', async () => {
  const order = demoOrder('delivered');
  const lines = order.lines.map((line) => ({ ...line, name: `${line.name}, "new" गेहूं` }));
  db.orders.set(order.id, { ...order, lines });
  const person = db.people.get(meera.id);
  if (person) db.people.set(meera.id, { ...person, name: '=1+1' });
  const { names, bytes } = catchDownload();
  const { user } = await openOctober();
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual(['upaj-2025-10.csv']);
  const found = await bytes();
  expect([...found.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(found).replaceAll('\u00a0', ' ');
  expect(text).toMatch(/^Date,Order,Buyer,Goods,Amount \(₹\),Received \(₹\),Outstanding \(₹\)\r\n/);
  expect(text).toContain("02/10/2025,UP-DEM010,'=1+1,");
  expect(text).toContain(
    '"Sharbati Wheat, ""new"" गेहूं: 9.92 U · 248 kg (2.48 quintals), ₹700 for 1U; Vermicompost, ',
  );
  expect(text).toContain(',7944.00,7944.00,0.00\r\n');
  expect(text.trimEnd().split('\r\n').at(-1)).toMatch(/^Total,,,,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d$/);
});

it('a month of many orders comes page by page, and is taken along whole', async () => {
  deliverInOctober();
  const order = db.orders.get(demoOrder('reported').id);
  if (!order) throw new Error('the demo has no such order');
  for (let number = 10; number < 60; number += 1) {
    const id = crypto.randomUUID();
    db.orders.set(id, { ...order, id, reference: `UP-MANY${number}` });
  }
  const { names, bytes } = catchDownload();
  const { user } = await renderRoute(`${address}?month=2025-10`, { session: seller });
  await screen.findByRole('row', { name: /UP-MANY59/ });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual(['upaj-2025-10.csv']);
  const lines = new TextDecoder()
    .decode(await bytes())
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(55);
  const total = lines.slice(1, -1).reduce((sum, line) => sum + Number(line.split(',').at(-3)), 0);
  expect(Number(lines.at(-1)?.split(',').at(-3))).toBeCloseTo(total, 2);
});

it('Print puts the whole statement on paper', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openOctober();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('[data-print-only]');
  for (const part of ['Statement: October 2025', 'Ramesh Oraon', 'UP-DEM010', '₹7,944.00']) {
    expect(paper).toHaveTextContent(part);
  }
  expect(paper?.querySelectorAll('tbody tr')).toHaveLength(3);
});

it('a month without deliveries says so; the arrows and the list lead to others', async () => {
  const { user } = await openOctober();
  await screen.findByRole('row', { name: /^Total/ });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText('You delivered nothing in November 2025.');
  expect(location.search).toBe('?month=2025-11');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await screen.findByRole('row', { name: /^Total/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), currentMonth());
  expect(location.search).toBe('');
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

it.each(['2025-13', '2999-01', 'soon'])(
  'at ?month=%s the current month is shown',
  async (month) => {
    await renderRoute(`${address}?month=${month}`, { session: seller });
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue(currentMonth());
  },
);

it('a statement that could not be fetched can be fetched again', async () => {
  server.use(...failing('sellers'));
  const { user } = await openOctober();
  await screen.findByText('The statement could not be fetched.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('row', { name: /^Total/ });
});

it('a user who is no seller is led to the sign-up', async () => {
  await renderRoute(address, { session: buyer });
  const link = await screen.findByRole('link', { name: 'Become a Seller' });
  expect(link).toHaveAttribute('href', '/mandi/seller-signup');
});
