import { expect, it } from 'vitest';
import { loadAdviser } from '../load-adviser.ts';
import type { Asked } from './adviser.ts';
import { concepts } from './lexicon/lexicon.ts';
import { thingWords } from './lexicon/thing-words.ts';
import { formsOf } from './words.ts';

const adviser = await loadAdviser();
const understand = (message: string, more: Partial<Asked> = {}) =>
  adviser.understand({
    message,
    history: [],
    language: 'en',
    today: new Date('2026-11-24T06:00:00Z'),
    ...more,
  });

it.each([
  ['green gram sowing', ['green-gram']],
  ['gram sowing', ['chickpea']],
  ['fodder maize seed', ['fodder-maize']],
  ['sweet orange gum', ['sweet-orange']],
  ['patta gobhi me kide', ['cabbage']],
  ['kali mirch ki bel', ['black-pepper']],
  ['makke ki sundi', ['maize']],
  ['mung ka beej', ['green-gram']],
  ['शिमला मिर्च की पौध', ['capsicum']],
  ['santre ka ped', ['orange']],
  ['wheet rust', ['wheat']],
  ['tomatos cracking', ['tomato']],
  ['hldi ki khudai', ['turmeric']],
  ['200 gram seed per acre', []],
  ['how many kg gram seed per acre', ['chickpea']],
  ['G9 banana npk gram per plant', ['banana']],
  ['banana soil ph', ['banana']],
  ['lime for soil ph', []],
  ['blossom showers for robusta', ['coffee']],
  ['dhan ke baad gehu ki buwai', ['wheat']],
  ['khade gehu me keeda lag gaya', ['wheat']],
  ['टमाटर पर आलू जैसे धब्बे', ['tomato']],
  ['chane ke saath gehu kis tarah boye', ['chickpea', 'wheat']],
  ['matar ki buwai', ['green-pea', 'field-pea']],
  ['thanaila rog', ['cattle']],
  ['patte bhure hokar orange ho gaye', []],
  ['orange tree new leaves pale', ['orange']],
  ['puri fasal jhulas gai', []],
  ['gai doodh kam deti hai', ['cattle']],
  ['onion leaves with mustard like specks', ['onion']],
  ['dawai ka time hai ya ruk jau', []],
  ['plants taller than me', []],
  ['narma and after how many days', ['cotton']],
  ['पुदीने के पत्तों पर धब्बे', ['mint']],
  ['panama disease medicine', ['banana']],
  ['red sak me chhed', ['amaranthus']],
  ['पोलू के घर की सफाई', ['silkworm']],
  ['adad ki nirai', ['black-gram']],
  ['जीरे की किस्म', ['cumin']],
  ['ganne ke tukde prati acre', ['sugarcane']],
  ['pollu keeda', ['black-pepper']],
  ['dwarf pee seed per acre', ['green-pea', 'field-pea']],
  ['keede ghaav me rengti', []],
  ['beta dawai pee gaya', []],
  ['चरी कितने दिन की हो तब काटें', ['fodder-sorghum']],
  ['tur kab tak daale', ['pigeon-pea']],
])('%s is about %j', (message, subjects) => {
  expect(understand(message).subjects).toEqual(subjects);
});

it.each([
  ['wheat khad kitni', ['nutrients']],
  ['गेहूं में सिंचाई कब करें', ['irrigation']],
  ['aloo ki kism', ['varieties']],
  ['bhindi ki kism jisme rog na lage', ['varieties']],
  ['mustard aphid', ['pests']],
  ['gobar se bachhde ka tika', ['health']],
  ['haldi punjab me kab', ['sowing']],
  ['good mango for malda', ['varieties']],
  ['til ek acre me kitna', ['yield']],
  ['coconut palms per acre', ['sowing']],
  ['til kitne din', ['harvest']],
  ['चरी कितने दिन की हो तब भैंस को दें', ['feeding']],
  ['tripura me rubber ho sakta hai kya', ['climate']],
  ['नारियल के बीच केला', ['intercropping']],
])('%s asks for %j', (message, topics) => {
  expect(understand(message).topics).toEqual(topics);
});

it('a place is a state, a short name, or a district', () => {
  expect(understand('gehu kab boye bihar me').states).toEqual(['bihar']);
  expect(understand('गेहूं कब बोएं यूपी में').states).toEqual(['uttar-pradesh']);
  expect(understand('wheat in Ludhiana').states).toEqual(['punjab']);
  expect(understand('wheat sowing', { state: 'Haryana' }).states).toEqual(['haryana']);
  expect(understand('phool gir gaya').states).toEqual([]);
});

it('the language of a message is that of its words', () => {
  expect(understand('गेहूं')).toMatchObject({ language: 'hi', script: 'devanagari' });
  expect(understand('gehu me khad kitni dale')).toMatchObject({ language: 'hi', script: 'latin' });
  expect(understand('what is the seed rate of wheat', { language: 'hi' }).language).toBe('en');
  expect(understand('urea', { language: 'hi' }).language).toBe('hi');
});

it('a season is named by its crop year or its weather', () => {
  expect(understand('kharif onion').season).toBe('kharif');
  expect(understand('जायद मूंग').season).toBe('summer');
});

it.each([
  ['aaj pyaj ka bhav', { kind: 'price', subject: 'onion' }],
  ['wheat msp', { kind: 'price', subject: 'wheat' }],
  ['will it rain tomorrow in Ranchi', { kind: 'weather', place: 'Ranchi' }],
  ['soil testing lab near Patna', { kind: 'labs', place: 'Patna' }],
  ['which scheme am i eligible for in Bihar', { kind: 'schemes', state: 'bihar' }],
])('%s needs live data', (message, live) => {
  expect(understand(message).live).toEqual(live);
});

it('a state that was named before is kept', () => {
  const history = [{ role: 'user' as const, text: 'punjab me gehu kab boye' }];
  expect(understand('aur beej kitna', { history })).toMatchObject({
    states: ['punjab'],
    subjects: ['wheat'],
    isFollowUp: true,
  });
});

it('a new crop takes the place of the one before', () => {
  const history = [{ role: 'user' as const, text: 'gehu me khad kitni dale' }];
  expect(understand('aur sarso me', { history })).toMatchObject({
    subjects: ['mustard'],
    topics: ['nutrients'],
  });
});

it('no everyday word takes a form from another meaning: pile patte are yellow leaves', () => {
  const others = new Set(
    concepts.filter((each) => !thingWords.includes(each)).flatMap(([, , forms]) => formsOf(forms)),
  );
  const taken = thingWords.flatMap(([, , forms]) =>
    formsOf(forms).filter((form) => others.has(form)),
  );
  expect(taken).toEqual([]);
});
