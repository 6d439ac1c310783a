import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../../../testing/demo-orders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const open = (name: DemoOrderName, session = buyer) =>
  renderRoute(`/orders/${demoOrders[name]}`, { session });
const dialog = () => within(screen.getByRole('dialog'));
const utr = () => screen.findByLabelText(/^UTR/);

function useDevice(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

describe('a buyer who pays through UPI', () => {
  it('finds the address, the amount and the reference, as a QR code too', async () => {
    await open('disputed');
    await utr();
    expect(screen.getByText('ramesh@upajdemo')).toBeVisible();
    expect(screen.getByText('₹1,560', { selector: 'dl.grid.gap-3 dd' })).toBeVisible();
    const code = 'QR code to pay ₹1,560 to ramesh@upajdemo through UPI, reference UP-DEM005';
    expect(screen.getByRole('img', { name: code })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open a UPI app' })).toBeNull();
  });

  it('copies the address', async () => {
    const { user } = await open('disputed');
    await utr();
    await user.click(screen.getByRole('button', { name: 'Copy the UPI address' }));
    expect(await navigator.clipboard.readText()).toBe('ramesh@upajdemo');
    expect(screen.getByText('Copied')).toBeVisible();
  });

  it.each(['Android 13; Mobile', 'iPhone; CPU iPhone OS 18_0'])(
    'has a link on %s',
    async (device) => {
      useDevice(`Mozilla/5.0 (${device})`);
      await open('disputed');
      const link = await screen.findByRole('link', { name: 'Open a UPI app' });
      const { searchParams, protocol } = new URL(link.getAttribute('href') ?? '');
      expect(protocol).toBe('upi:');
      expect(Object.fromEntries(searchParams)).toEqual({
        pa: 'ramesh@upajdemo',
        pn: 'Ramesh Oraon',
        am: '1560.00',
        cu: 'INR',
        tn: 'UP-DEM005',
      });
    },
  );

  it.each([
    ['Android', true],
    ['Windows', false],
  ])('is offered the link by what the browser tells of its platform: %s', async (platform, has) => {
    Object.assign(navigator, { userAgentData: { platform } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgentData'));
    await open('disputed');
    await utr();
    expect(screen.queryAllByRole('link', { name: 'Open a UPI app' })).toHaveLength(has ? 1 : 0);
  });

  it('reports the payment by its UTR, as apps write it', async () => {
    const { user } = await open('disputed');
    await user.type(await utr(), '७१२३ ४५६७ 8901');
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText(/^The seller has been told/)).toBeInTheDocument();
    expect(demoOrder('disputed').payments.at(-1)).toMatchObject({
      kind: 'claimed',
      reference: '712345678901',
    });
    await waitFor(() => expect(screen.queryByLabelText(/^UTR/)).toBeNull());
  });

  it.each(['', '12345', 'UP-DEM005'])('cannot report "%s"', async (typed) => {
    const { user } = await open('disputed');
    if (typed) await user.type(await utr(), typed);
    else await utr();
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    await waitFor(async () => expect(await utr()).toBeInvalid());
    expect(demoOrder('disputed').payments.at(-1)?.kind).toBe('disputed');
  });

  it('cannot report the payment of another order, and what was typed stays', async () => {
    const { user } = await open('disputed');
    await user.type(await utr(), '612345678901');
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText(/^This UTR was already reported/)).toBeVisible();
    expect(await utr()).toHaveValue('612345678901');
  });

  it('is told when the seller has no UPI address any more', async () => {
    for (const [id, account] of db.sellers) db.sellers.set(id, { ...account, upi: null });
    await open('disputed');
    expect(await screen.findByText(/^The seller has no UPI address now/)).toBeVisible();
    expect(screen.queryByText('Scan it with any UPI app on another phone.')).toBeNull();
  });

  it('says that a refund has not come back', async () => {
    const { user } = await open('refunded');
    await user.click(await screen.findByRole('button', { name: 'Money has not come back' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'My bank shows nothing.');
    await user.click(dialog().getByRole('button', { name: 'Say that it has not come back' }));
    await waitFor(() => expect(demoOrder('refunded').payments.at(-1)?.kind).toBe('disputed'));
    expect((await screen.findAllByText(/₹2,480 has not come back$/))[0]).toBeVisible();
  });
});

describe('a seller', () => {
  it('confirms a reported payment after a look for its UTR', async () => {
    const { user } = await open('claimed', seller);
    await user.click(await screen.findByRole('button', { name: 'Money received' }));
    await screen.findByRole('dialog', { name: 'Has ₹3,720 arrived?' });
    expect(dialog().getByText(/UTR 612345678901/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Yes, ₹3,720 received' }));
    await waitFor(() => expect(demoOrder('claimed').payments.at(-1)?.kind).toBe('confirmed'));
    expect((await screen.findAllByText('Paid'))[0]).toBeVisible();
  });

  it('confirms no amount but the one that was asked, and is asked anew for another', async () => {
    const { user } = await open('reported', seller);
    await user.click(await screen.findByRole('button', { name: 'Money received' }));
    const submit = await screen.findByRole('button', { name: 'Yes, ₹2,520 received' });
    const order = demoOrder('reported');
    const entry = { kind: 'confirmed', by: 'seller', at: order.createdAt, amount: 2000 } as const;
    const payments = [{ ...entry, reference: null, reason: null }];
    db.orders.set(order.id, { ...order, payments });
    await user.click(submit);
    expect(await screen.findByText(/^What you agree to has changed/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Yes, ₹520 received' }));
    await waitFor(() => expect(demoOrder('reported').payments.at(-1)?.amount).toBe(520));
  });

  it('says that a payment has not arrived', async () => {
    const { user } = await open('claimed', seller);
    await user.click(await screen.findByRole('button', { name: 'Money has not arrived' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'Nothing under this number.');
    await user.click(dialog().getByRole('button', { name: 'Say that it has not arrived' }));
    await waitFor(() => expect(demoOrder('claimed').payments.at(-1)?.kind).toBe('disputed'));
    expect((await screen.findAllByText('Payment disputed'))[0]).toBeVisible();
  });

  it('confirms cash that came later', async () => {
    const { user } = await open('reported', seller);
    await user.click(await screen.findByRole('button', { name: 'Money received' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, ₹2,520 received' }));
    await waitFor(() =>
      expect(demoOrder('reported').payments.at(-1)).toMatchObject({
        kind: 'confirmed',
        amount: 2520,
      }),
    );
  });

  it.each([
    ['in cash', '', null],
    ['through UPI', '7123 4567 8902', '712345678902'],
  ])('gives money back %s', async (_, typed, reference) => {
    const { user } = await open('refundDue', seller);
    await user.click(await screen.findByRole('button', { name: 'I have given the money back' }));
    await screen.findByRole('dialog', { name: 'Give ₹660 back' });
    if (typed) await user.type(dialog().getByLabelText(/^UTR/), typed);
    await user.click(dialog().getByRole('button', { name: 'I have given it back' }));
    await waitFor(() =>
      expect(demoOrder('refundDue').payments.at(-1)).toMatchObject({
        kind: 'refunded',
        amount: 660,
        reference,
      }),
    );
    expect((await screen.findAllByText('Refunded'))[0]).toBeVisible();
  });

  it('cannot write half a UTR for a refund', async () => {
    const { user } = await open('refundDue', seller);
    await user.click(await screen.findByRole('button', { name: 'I have given the money back' }));
    await user.type(await screen.findByLabelText(/^UTR/), '712');
    await user.click(dialog().getByRole('button', { name: 'I have given it back' }));
    expect(await screen.findByText('Please write the 12 digits of the UTR')).toBeVisible();
  });
});
