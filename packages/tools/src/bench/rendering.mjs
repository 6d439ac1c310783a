import { percentile, press } from './press.mjs';

const CROPS = '/api/v1/crops';
const PAGE = { accept: 'text/html', 'accept-encoding': 'br' };
const CONNECTIONS = 20;
/** Listings whose pages are asked for, each once. */
const LISTINGS = 200;

/**
 * Measures pages that are sent with their data, kept and not, and what they cost those who ask the API meanwhile.
 * @param {string} address of a server with some hundred listings
 * @returns {Promise<[string, string][]>}
 */
export async function measureRendering(address) {
  await filled(`${address}/mandi`);
  const kept = await press({
    url: `${address}/mandi`,
    connections: CONNECTIONS,
    headers: PAGE,
    duration: 5,
  });
  const api = await press({ url: address + CROPS, connections: CONNECTIONS, duration: 5 });
  const alone = await press({ url: address + CROPS, connections: 1, duration: 5 });
  const pages = await listingPages(address);
  const [beside, withData] = await Promise.all([
    press({ url: address + CROPS, connections: 1, duration: 5 }),
    askAll(pages),
  ]);
  const again = await askAll(await listingPages(address, 'hi'));
  return [
    ['GET /mandi with its data, kept', perSecond(kept.perSecond)],
    ['GET /crops', perSecond(api.perSecond)],
    [`${LISTINGS} pages of listings, four at a time`, outcome(again)],
    [`the same beside GET /crops`, outcome(withData)],
    ['GET /crops, one at a time, 95 %', milliseconds(percentile(alone.times, 0.95))],
    ['  while those pages are asked for', milliseconds(percentile(beside.times, 0.95))],
  ];
}

/** Asks for a page until it comes with its data. @param {string} url */
async function filled(url) {
  for (let tries = 0; tries < 50; tries += 1) {
    const html = await (await fetch(url, { headers: PAGE })).text();
    if (html.includes('data-filled')) return;
  }
  throw new Error(`${url} comes without its data`);
}

/** Addresses of listing pages that are not kept yet. @param {string} address */
async function listingPages(address, language = 'en') {
  /** @type {string[]} */
  const pages = [];
  let cursor = '';
  while (pages.length < LISTINGS) {
    const reply = await fetch(`${address}${CROPS}?limit=100${cursor && `&cursor=${cursor}`}`);
    const { data, nextCursor } = Object(await reply.json());
    for (const { category, _id } of data)
      pages.push(`${address}/mandi/${encodeURIComponent(category)}/${_id}?lang=${language}`);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return pages.slice(0, LISTINGS);
}

/** Asks for each page once, four at a time. @param {string[]} pages */
async function askAll(pages) {
  const begun = performance.now();
  const waiting = [...pages];
  let filledPages = 0;
  /** @type {number[]} */
  const times = [];
  const ask = async () => {
    for (let url = waiting.pop(); url; url = waiting.pop()) {
      const asked = performance.now();
      const html = await (await fetch(url, { headers: PAGE })).text();
      times.push(performance.now() - asked);
      if (html.includes('data-filled')) filledPages += 1;
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  const seconds = (performance.now() - begun) / 1000;
  return { filled: filledPages, asked: pages.length, seconds, times };
}

/** @param {Awaited<ReturnType<typeof askAll>>} asked */
function outcome({ filled: withData, asked, seconds, times }) {
  const late = milliseconds(percentile(times, 0.95));
  return `${perSecond(asked / seconds)}, ${withData} of ${asked} with data, 95 % in ${late}`;
}

/** @param {number} count */
const perSecond = (count) => `${Math.round(count)} a second`;

/** @param {number} ms */
const milliseconds = (ms) => `${ms.toFixed(1)} ms`;
