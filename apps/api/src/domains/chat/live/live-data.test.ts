import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askChat } from '../../../../test/support/chat.ts';
import { createListing } from '../../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../../test/support/open-test-app.ts';
import { startOpenMeteoServer } from '../../../../test/support/providers/open-meteo-server.ts';
import type { ProviderServer } from '../../../../test/support/providers/provider-server.ts';
import { type SignedIn, signUp } from '../../../../test/support/sign-up.ts';

let openMeteo: ProviderServer;
let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  openMeteo = await startOpenMeteoServer(() => today);
  const { address } = openMeteo;
  const urls = { url: address, geocodingUrl: address, archiveUrl: address };
  testApp = await openTestApp({ providers: { openMeteo: urls } });
  ({ app } = testApp);
  asha = await signUp(app);
});
afterAll(() => openMeteo.close());
beforeEach(() => openMeteo.behave('good'));

const sourcesOf = ({ sources }: Awaited<ReturnType<typeof askChat>>) =>
  sources.map(({ factId, certainty }) => [factId, certainty]);
const list = (name: string, price: string, more = {}) =>
  createListing(app, asha, { name, price, ...more });

it('a price is the MSP of the newest season, and the middle of the listings here', async () => {
  const few = await askChat(app, asha, 'What is the price of wheat?');
  expect(few.text).toContain('The MSP of Wheat for 2026-27 is ₹2,585 per quintal');
  expect(few.text).toContain('Too few listings of Wheat');
  for (const price of ['600', '650', '700', '900']) await list('Sharbati Wheat', price);
  // None of these is wheat as it is harvested and sold by weight.
  await list('Wheat flour', '2000');
  await list('Wheat straw', '50');
  await list('Wheat', '9000', { unit: 'pieces' });
  await list('Wheat', '9000', { category: 'Seeds' });
  const answer = await askChat(app, asha, 'गेहूं का भाव क्या है?');
  expect(answer.text).toContain('उपज पर आज गेहूं की 4 पेशकशों का बीच का भाव ₹2,700 प्रति क्विंटल है।');
  expect(answer).toMatchObject({ outcome: 'answered', by: 'facts' });
  expect(sourcesOf(answer)).toEqual([
    ['msp', 'source read'],
    ['listings', 'live'],
  ]);
});

it('paddy is not what milled rice costs', async () => {
  for (const price of ['500', '520', '540']) await list('Dhan Swarna', price);
  for (const price of ['1500', '1600', '1700']) await list('Basmati rice flour', price);
  const { text } = await askChat(app, asha, 'What is the price of paddy?');
  expect(text).toMatch(/MSP of Paddy for 2026-27 is ₹2,441 \(common\) per quintal/);
  expect(text).toContain('3 listings of Paddy is ₹2,080 per quintal');
});

it('a crop without a support price has the price of its listings alone', async () => {
  for (const price of ['300', '400', '500'])
    await list('Tomato', price, { category: 'Vegetables' });
  const answer = await askChat(app, asha, 'What is the price of tomato?');
  expect(answer.text).toContain('3 listings of Tomato is ₹1,600 per quintal');
  expect(sourcesOf(answer)).toEqual([['listings', 'live']]);
});

it('a price is that of the state of a named place or PIN code, if enough is for sale there', async () => {
  const seller = await signUp(app, { city: 'Patna', state: 'Bihar', postalCode: '800001' });
  const more = { name: 'Okra', category: 'Vegetables' };
  for (const price of ['300', '400', '500']) await createListing(app, asha, { ...more, price });
  for (const price of ['600', '700', '800']) await createListing(app, seller, { ...more, price });
  const named = await askChat(app, asha, 'Price of okra in Patna');
  expect(named.text).toContain('3 listings of Okra in Bihar is ₹2,800 per quintal today.');
  expect(named.text).not.toContain('6 listings');
  const byPin = await askChat(app, asha, 'भिंडी का भाव 141001');
  expect(byPin.text).toContain('पंजाब में उपज पर अभी भिंडी की इतनी कम पेशकश है (0)');
  expect(byPin.text).toContain('6 पेशकशों का बीच का भाव ₹2,200');
});

it('the weather is that of the place that is named, else of the home, else of the district', async () => {
  const own = await askChat(app, asha, 'Will it rain tomorrow?');
  expect(own.text).toMatch(
    /^Weather in Ranchi: today -?\d+ to -?\d+ °C, \d+ mm rain, wind \d+ km\/h; tomorrow /,
  );
  expect(sourcesOf(own)[0]).toEqual(['weather', 'live']);
  const named = await askChat(app, asha, 'Will it rain in Patna tomorrow?');
  expect(named.text).toContain('Weather in Patna: ');
  const home = { name: 'My field', lat: 25.3, lon: 83, isHome: true };
  const saved = await app.inject({
    method: 'POST',
    url: '/api/v1/weather/places',
    payload: home,
    headers: asha.headers,
  });
  expect(saved.statusCode).toBe(200);
  const hindi = await askChat(app, asha, 'कल बारिश होगी क्या?');
  expect(hindi.text).toMatch(/^My field का मौसम: आज /);
});

it('without a forecast the usual rain of the month is told, and what to do', async () => {
  openMeteo.behave(500);
  const answer = await askChat(app, asha, 'Will it rain in Jaipur tomorrow?');
  expect(answer.kinds.at(-1)).toBe('end');
  expect(answer.text).toMatch(/in Jaipur the usual rain of [A-Z][a-z]+ is \d+ mm/);
  expect(answer.text).toContain('Try the Weather page');
  expect(sourcesOf(answer)).toEqual([['usual-rain', 'source read']]);
});

it('the forecast says when to spray', async () => {
  const { text } = await askChat(app, asha, 'Weather in Patna tomorrow?');
  expect(text).toMatch(/Spraying is best (today|tomorrow) from|no hours are good for spraying/);
});

it('soil labs are the nearest ones to the named place or the town of the profile', async () => {
  const own = await askChat(app, asha, 'Where is a soil testing lab near me?');
  expect(own.text).toMatch(/Soil is tested near Ranchi here: .*Ranchi.*about \d+ km/);
  expect(sourcesOf(own)[0]).toEqual(['labs', 'live']);
  const named = await askChat(app, asha, 'soil testing lab in Patna');
  expect(named.text).toContain('near Patna');
});

it('a PIN code or a state in the question moves laboratories and weather there', async () => {
  const nashik = await signUp(app, { city: 'Nashik', state: 'Maharashtra', postalCode: '422001' });
  const labs = await askChat(app, nashik, 'nearest soil lab 834001');
  expect(labs.text).toMatch(/Soil is tested near Ranchi \(834001\) here: .*Ranchi/);
  const weather = await askChat(app, nashik, 'kal barish hogi kya 834 001');
  expect(weather.text).toContain('रांची (834001) का मौसम');
  const state = await askChat(app, nashik, 'soil testing lab in Bihar');
  expect(state.text).toContain('near Bihar');
  expect(state.text).not.toContain('Nashik');
});

it('eligibility leads to the scheme finder with schemes of India and of the state', async () => {
  const answer = await askChat(app, asha, 'Am I eligible for PM-KISAN?');
  expect(answer.text).toContain('scheme finder');
  expect(answer.text).toContain('PM-KISAN');
  expect(sourcesOf(answer).slice(0, 2)).toEqual([
    ['schemes', 'live'],
    ['scheme/india/pm-kisan', 'live'],
  ]);
});
