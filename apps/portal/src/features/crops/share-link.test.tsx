import { screen, waitFor } from '@testing-library/react';
import { demoListings } from '@upaj/demo/market';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, seller } from '../../testing/users.ts';

const wheat = demoListings.find(({ slug }) => slug === 'sharbati-wheat');
const path = paths.crop.href('Crops', wheat?.id ?? '');
const link = () => screen.findByRole('link', { name: 'Share Sharbati Wheat' });
const text = 'Sharbati Wheat is for sale on Upaj: ₹700 (1U = 25kg)';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('WhatsApp gets the name, the price and the address of the listing', async () => {
  await renderRoute(path, { session: buyer });
  const address = new URL((await link()).getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toBe(`${text}\n${location.origin}${path}`);
});

it('a device that can share is asked instead', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await renderRoute(path, { session: buyer });
  await user.click(await link());
  expect(share).toHaveBeenCalledWith({
    title: 'Sharbati Wheat',
    text,
    url: `${location.origin}${path}`,
  });
});

it('a device that fails to share leaves it to WhatsApp, unless the user has closed its list', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await renderRoute(path, { session: buyer });
  await user.click(await link());
  expect(open).not.toHaveBeenCalled();
  await user.click(await link());
  await waitFor(() => expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/\?text=/));
});

it('a seller shares from the list of the own listings', async () => {
  await renderRoute(paths.sellerDashboard.href(), { session: seller });
  expect((await link()).getAttribute('href')).toContain(encodeURIComponent(path));
});
