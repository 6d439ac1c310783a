import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DemoOrderName, demoOrders } from '../../../testing/demo-orders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const open = (name: DemoOrderName, session = buyer) =>
  renderRoute(`/orders/${demoOrders[name]}`, { session });
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('what happens now', () => {
  it('tells a buyer who has to pay to pay, before the goods and all else', async () => {
    await open('disputed');
    const pay = await screen.findByText('Please pay ₹1,560 through UPI, and report it below.');
    const money = screen.getByRole('heading', { name: 'Payment' });
    const goods = screen.getByRole('heading', { name: 'Goods' });
    expect(isBefore(pay, screen.getByText('The seller packs the goods.'))).toBe(true);
    expect(isBefore(money, goods)).toBe(true);
  });

  it.each([
    ['claimed', seller, /^The buyer has reported ₹3,720/],
    ['claimed', buyer, /^You have reported ₹3,720/],
    ['refundDue', seller, /^Give ₹[\d,]+ back to the buyer/],
    ['refundDue', buyer, /^The seller has to give you ₹/],
    ['reported', seller, /^The buyer still has to pay ₹2,520/],
  ] as const)('names the money that is open in a %s order', async (name, session, text) => {
    await open(name, session);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('The order is complete.')).toBeNull();
  });

  it('is complete once it is delivered and paid', async () => {
    await open('delivered', seller);
    expect(await screen.findByText('The order is complete.')).toBeVisible();
  });

  it('does not show a placed order as accepted', async () => {
    await open('placed');
    const course = within(await screen.findByRole('list', { name: /^How far the order/ }));
    const steps = course.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
    ]);
    expect(steps[0]).toHaveTextContent('Placed');
  });
});
