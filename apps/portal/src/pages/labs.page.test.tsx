import { screen, waitFor, within } from '@testing-library/react';
import { noLabs, unknownPin } from '@upaj/mocks/lab-scenarios';
import { server } from '@upaj/mocks/node';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetGeolocation, setGeolocation } from '../testing/geolocation.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

// jsdom decodes no pictures.
HTMLImageElement.prototype.decode ??= async () => {};
afterEach(resetGeolocation);

const open = (query = '', language: 'en' | 'hi' = 'en') =>
  renderRoute(`/explore/nearby-labs${query}`, { session: buyer, language });
const pinField = () => screen.findByLabelText('PIN code');
const found = () => screen.findByRole('region', { name: /laborator/ });
const cards = async () => within(await found()).getAllByRole('listitem');

describe('by position', () => {
  it('the browser is asked on a press only, and a rounded position is sent', {
    tags: ['PRODUCT-17', 'ROUTE-13'],
  }, async () => {
    const asked = setGeolocation({ latitude: 23.344_123, longitude: 85.309_567 });
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Use my position' });
    expect(asked.count).toBe(0);
    await user.click(button);
    expect(asked.count).toBe(1);
    await screen.findByRole('heading', { name: 'The 20 nearest of 904 laboratories' });
    expect(location.search).toBe('?lat=23.34&lon=85.31');
    expect(screen.getByText('Distances are straight lines from your position.')).toBeVisible();
    expect((await cards())[0]).toHaveTextContent('Ranchi');
  });

  it.each([
    [{ code: 1 }, /^Your position was not allowed/],
    [{ code: 2 }, /^This device does not tell its position/],
    [{ code: 3 }, /^Your position takes too long/],
    [null, /^This device does not tell its position/],
  ] as const)('%j leads to the PIN code and says why', async (answer, text) => {
    setGeolocation(answer);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await pinField()).toHaveFocus();
  });

  it('a browser that never answers leads there too', async () => {
    setGeolocation('never');
    await open();
    const button = await screen.findByRole('button', { name: 'Use my position' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await screen.findByText(/^Your position takes too long/)).toBeVisible();
    expect(await pinField()).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('by PIN code', () => {
  it('that of the profile is offered', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await pinField()).toHaveValue(meera.postalCode));
    expect(screen.getByText('The PIN code of your profile')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByRole('heading', { name: 'The 20 nearest of 904 laboratories' });
    expect(location.search).toBe(`?pin=${meera.postalCode}`);
  });

  it('may be typed in Hindi digits and with a space', async () => {
    const { user } = await open();
    await user.clear(await pinField());
    await user.type(await pinField(), '८३४ ००१{Enter}');
    await found();
    expect(location.search).toBe('?pin=834001');
    expect(
      screen.getByText(/middle of 834001 in the district of Ranchi, within about 10 km\.$/),
    ).toBeVisible();
  });

  it('that is in no list begins among its neighbours, and the page says how far off that may be', async () => {
    await open('?pin=834099', 'hi');
    await screen.findByText(/^834099 खुद पता नहीं/);
    expect(await screen.findByText(/करीब रांची जिले से, 50 किमी तक का फर्क/)).toBeVisible();
  });

  it('shows no kilometres to a laboratory that is somewhere in its district', async () => {
    await open('?pin=194101');
    const [first, second] = await cards();
    for (const card of [first, second]) {
      expect(card).toHaveTextContent(/in or near this district.*exact place not known/);
      expect(card).not.toHaveTextContent(/km/);
    }
  });

  it('with too few digits is not sent, and the field says so', async () => {
    const { user } = await open();
    await user.clear(await pinField());
    await user.type(await pinField(), '8340{Enter}');
    expect(await screen.findByText(/^Write the six digits of a PIN code/)).toBeVisible();
    expect(await pinField()).toBeInvalid();
    expect(location.search).toBe('');
  });

  it('without a place says so at the field', async () => {
    server.use(...unknownPin());
    await open('?pin=299999');
    expect(await screen.findByText(/^No place is known for this PIN code/)).toBeVisible();
    expect(await pinField()).toBeInvalid();
    expect(screen.queryByRole('region', { name: /laborator/ })).toBeNull();
  });
});

describe('by state', () => {
  it('all come by district, without distances', async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText('State'), 'Goa');
    expect(await screen.findByRole('heading', { name: /^\d+ laboratories in Goa$/ })).toBeVisible();
    expect(location.search).toBe('?state=Goa');
    expect(within(await found()).queryByText(/^about/)).toBeNull();
  });

  it('of a large one come a part at a time, and all of them on paper', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open('?state=Bihar');
    const all = Number(
      /\d+/.exec((await screen.findByText(/^20 of \d+ shown$/)).textContent.slice(2))?.[0],
    );
    expect(await cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await cards()).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() =>
      expect(document.querySelectorAll('[data-print-only] tbody tr')).toHaveLength(all),
    );
  });

  it('in Hindi districts and states have their Hindi names', async () => {
    await open('?state=jharkhand', 'hi');
    expect(await screen.findByRole('heading', { name: /^झारखंड में \d+ प्रयोगशालाएं$/ })).toBeVisible();
    expect((await screen.findAllByText(/रांची, झारखंड/))[0]).toBeVisible();
    expect(screen.getAllByText('कृषि विज्ञान केंद्र')[0]).toBeVisible();
  });
});

describe('a laboratory', () => {
  it('is shown with kind, hint, distance, address, certainty and the ways to it', async () => {
    await open('?pin=834001');
    const [first] = await cards();
    if (!first) throw new Error('there is no laboratory');
    const card = within(first);
    expect(card.getByText(/^(about \d+ km|less than 1 km)$/)).toBeVisible();
    expect(card.getByText(/^\(.*within about (5|10|25) km\)$/)).toBeVisible();
    expect(card.getByText(/Ranchi, Jharkhand/)).toBeVisible();
    const directions = card.getByRole('link', { name: /^Directions to .+ \(new tab\)$/ });
    expect(directions).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=2\d/),
    );
    expect(directions).toHaveAttribute('target', '_blank');
    expect(screen.getAllByText('Read in a public source')[0]).toBeVisible();
  });

  it('that has a telephone is called by a press', async () => {
    await open('?state=Bihar');
    const [call] = await screen.findAllByRole('link', { name: /^Call / });
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+91\d{9,10}$/));
  });
});

describe('the list', () => {
  it('waits in its shape, and says when it failed', async () => {
    server.use(...waiting('labs'));
    const { unmount } = await open('?pin=834001');
    expect((await screen.findAllByText('Loading...'))[0]).toBeInTheDocument();
    unmount();
    server.use(...failing('labs'));
    const { user } = await open('?pin=834002');
    expect(await screen.findByText('The laboratories could not be loaded.')).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await found()).toBeVisible();
  });

  it('that is empty says what to do', async () => {
    server.use(...noLabs());
    await open('?state=Goa');
    expect(await screen.findByText(/^No laboratory is known here/)).toBeVisible();
  });

  it('that was seen last is offered again', async () => {
    const { unmount } = await open('?state=Goa');
    await found();
    unmount();
    await open();
    const link = await screen.findByRole('link', { name: 'Open your last list again: Goa' });
    expect(link).toHaveAttribute('href', '/explore/nearby-labs?state=Goa');
  });

  it('is printed with the steps of a sample', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open('?pin=834001');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const paper = document.querySelector<HTMLElement>('[data-print-only]');
    expect(paper?.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(paper?.querySelectorAll('ol > li')).toHaveLength(6);
  });
});

it('an address that names nothing sensible begins at the start', async () => {
  await open('?state=Atlantis&pin=12&lat=north&lon=1');
  await waitFor(async () => expect(await pinField()).toHaveValue(meera.postalCode));
  expect(screen.queryByRole('region', { name: /laborator/ })).toBeNull();
});

describe('the map', () => {
  it('is loaded when it is opened, and a choice in the list opens its popup', async () => {
    const { user } = await open('?pin=834001');
    expect(document.querySelector('.leaflet-container')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Show on map' }));
    const map = await screen.findByRole('application', { name: 'Map of the laboratories' });
    const marker = (await within(map).findAllByRole('button', { name: /^1\. / }))[0];
    expect(marker).toBeVisible();
    const [first] = await screen.findAllByRole('button', { name: /^Show .+ on the map$/ });
    if (!first) throw new Error('there is no way to the map');
    await user.click(first);
    const label = first.getAttribute('aria-label') ?? '';
    const name = label.replace('Show ', '').replace(' on the map', '');
    expect(await within(map).findByText(name, { selector: 'b' })).toBeVisible();
    expect(within(map).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(within(map).getByText(/drawn for the mocks/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(document.querySelector('.leaflet-container')).toBeNull();
  });
});
