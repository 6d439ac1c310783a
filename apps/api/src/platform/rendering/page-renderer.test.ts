import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedPage, createPageRenderer } from './page-renderer.ts';

const form = (text: string) => ({ body: Buffer.from(text), etag: `"${text}"` });
const pageOf = (text: string) => ({
  scripts: [],
  forms: { identity: form(text), br: form(text), gzip: form(text) },
});

let now = 0;
let price = 1;
const addressesOf = vi.fn(async () => ['/api/v1/crops']);
const renderPage = vi.fn(async ({ bodies }: { bodies: Readonly<Record<string, string>> }) =>
  pageOf(bodies['/api/v1/crops'] ?? ''),
);
const pool = { addressesOf, renderPage, close: async () => {} };

const open = (limits = {}) =>
  createPageRenderer({ pool, log: pino({ level: 'silent' }), now: () => now, limits });

const asked = (search = '', read: AskedPage['read'] = async () => `price ${price}`): AskedPage => ({
  route: { path: '/mandi', isRendered: true, variesBy: ['q'], pattern: /^mandi$/, preload: {} },
  file: 'en/mandi.html',
  address: { path: '/mandi', search, language: 'en', origin: '' },
  read,
  tags: async () => undefined,
});

/** What a page shows; undefined where it goes out as it was built. */
async function shown(renderer: ReturnType<typeof open>, page = asked()) {
  return (await renderer.render(page))?.forms.identity.body.toString();
}

beforeEach(() => {
  now = 0;
  price = 1;
  vi.clearAllMocks();
});

describe('a page', () => {
  it('is rendered once for all who ask within five seconds', async () => {
    const renderer = open();
    const first = await Promise.all([shown(renderer), shown(renderer)]);
    now = 4_999;
    expect([...first, await shown(renderer)]).toEqual(['price 1', 'price 1', 'price 1']);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  it('is sent while the next one is made, for a minute', async () => {
    const renderer = open();
    await shown(renderer);
    price = 2;
    now = 5_000;
    expect(await shown(renderer)).toBe('price 1');
    await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => expect(await shown(renderer)).toBe('price 2'));
    price = 3;
    now += 60_000;
    expect(await shown(renderer)).toBe('price 3');
  });

  it('differs by query', async () => {
    const renderer = open();
    await shown(renderer);
    price = 2;
    expect(await shown(renderer, asked('?q=wheat'))).toBe('price 2');
    expect(await shown(renderer)).toBe('price 1');
  });

  it('is dropped by what changes it, also while it is being made', async () => {
    const renderer = open();
    await shown(renderer);
    price = 2;
    renderer.drop(['/discussions']);
    expect(await shown(renderer)).toBe('price 1');
    renderer.drop(['/mandi']);
    let letRead = (_text: string) => {};
    const held = new Promise<string>((resolve) => {
      letRead = resolve;
    });
    const early = shown(
      renderer,
      asked('', () => held),
    );
    renderer.drop(['/mandi']);
    price = 3;
    expect(await shown(renderer)).toBe('price 3');
    letRead('price 2');
    expect(await early).toBe('price 2');
    expect(await shown(renderer)).toBe('price 3');
  });
});

describe('a page goes out as it was built', () => {
  it('when its data take longer than someone waits, and has them for the next reader', async () => {
    const renderer = open({ patience: 10 });
    const slow = asked('', async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return 'late';
    });
    expect(await shown(renderer, slow)).toBeUndefined();
    await vi.waitFor(async () => expect(await shown(renderer, slow)).toBe('late'));
  });

  it('when the API refuses a request, or its thread fails', async () => {
    const renderer = open();
    expect(
      await shown(
        renderer,
        asked('', async () => undefined),
      ),
    ).toBeUndefined();
    expect(renderPage).not.toHaveBeenCalled();
    renderPage.mockRejectedValueOnce(new Error('no such file'));
    expect(await shown(renderer)).toBeUndefined();
    expect(await shown(renderer)).toBe('price 1');
  });

  it('when it shows something of a user', async () => {
    addressesOf.mockResolvedValueOnce([]);
    expect(await shown(open())).toBeUndefined();
  });

  it('when too many others are being made', async () => {
    const renderer = open({ atOnce: 2, patience: 10 });
    const never = () => new Promise<undefined>(() => {});
    const held = [shown(renderer, asked('?q=1', never)), shown(renderer, asked('?q=2', never))];
    expect(await shown(renderer, asked('?q=3'))).toBeUndefined();
    expect(addressesOf).toHaveBeenCalledTimes(2);
    await Promise.all(held);
  });
});

it('the least recently read pages make room', async () => {
  const renderer = open({ keptBytes: 2 * 3 * 'price 1'.length });
  for (const query of ['1', '2', '3']) await shown(renderer, asked(`?q=${query}`));
  price = 2;
  expect(await shown(renderer, asked('?q=3'))).toBe('price 1');
  expect(await shown(renderer, asked('?q=1'))).toBe('price 2');
});
