import { join } from 'node:path';
import { root, run } from '../run.mjs';
import { percentile, press } from './press.mjs';

/** @typedef {{ firstWord: number, whole: number }} Times */

const adviser = join(root, 'packages/adviser');
/** A person may have ten streams open: fifty chats at once are those of six people. */
const PEOPLE = 6;
const CHATS = 50;
const ALONE = 200;
const SECONDS = 5;

/** As farmers type: English, Hindi and Hindi in Latin letters. */
const questions = [
  'When should I sow wheat?',
  'गेहूं में पहली सिंचाई कब करें?',
  'dhan me pili patti kya kare',
  'tomato leaves curling',
  'gay ka doodh kaise badhaye',
  'प्याज का भंडारण कैसे करें',
  'how much urea for maize',
  'chane me ukatha rog',
];

/**
 * Measures the embedded chat: its scores, the time to the first word, and the market beside it.
 * @param {string} url
 * @returns {Promise<[string, string][]>}
 */
export async function measureChat(url) {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(url)));
  // The first question waits for the index.
  await ask(url, tokens[0] ?? '', questions[0] ?? '');
  return [
    ...(await scores()),
    ...(await chatAlone(url, tokens)),
    ...(await chatBesideMarket(url, tokens)),
  ];
}

/**
 * The figures of our own questions, and what the adviser costs.
 * @returns {Promise<[string, string][]>}
 */
async function scores() {
  const { code, output } = await run('npx', ['tsx', 'evaluation/evaluate.ts'], { cwd: adviser });
  if (code !== 0) return [['chat: scores', `failed: ${output.trim().split('\n').pop()}`]];
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [what = '', figure = ''] = line.trim().split(': ');
    return [`chat: ${what}`, figure];
  });
}

/**
 * One question after the other.
 * @param {string} url
 * @param {string[]} tokens
 * @returns {Promise<[string, string][]>}
 */
async function chatAlone(url, tokens) {
  /** @type {Times[]} */
  const times = [];
  for (let at = 0; at < ALONE; at++)
    times.push(await ask(url, tokens[at % PEOPLE] ?? '', questions[at % questions.length] ?? ''));
  const words = times.map(({ firstWord }) => firstWord);
  const wholes = times.map(({ whole }) => whole);
  return [
    ['chat: time to the first word, half and 95 of 100 within', halfAnd95(words)],
    ['chat: time to the whole answer, half and 95 of 100 within', halfAnd95(wholes)],
  ];
}

/**
 * The list of the market alone, and while fifty people ask at once.
 * @param {string} url
 * @param {string[]} tokens
 * @returns {Promise<[string, string][]>}
 */
async function chatBesideMarket(url, tokens) {
  const market = { url: `${url}/api/v1/crops`, connections: 1, duration: SECONDS };
  await press({ ...market, duration: 1 });
  const alone = await press(market);
  /** @type {Times[]} */
  const times = [];
  let isOver = false;
  const chats = Array.from({ length: CHATS }, async (_, number) => {
    for (let at = number; !isOver; at++)
      times.push(
        await ask(url, tokens[number % PEOPLE] ?? '', questions[at % questions.length] ?? ''),
      );
  });
  const beside = await press(market);
  isOver = true;
  await Promise.all(chats);
  return [
    ['GET /crops alone, half and 95 of 100 within', halfAnd95(alone.times)],
    [
      `GET /crops beside ${CHATS} chats at once, half and 95 of 100 within`,
      halfAnd95(beside.times),
    ],
    [
      `chat: time to the first word of ${CHATS} chats at once, half and 95 of 100 within`,
      halfAnd95(times.map(({ firstWord }) => firstWord)),
    ],
    [`chat: answers of ${CHATS} chats at once`, `${(times.length / SECONDS).toFixed(0)} a second`],
  ];
}

/** @param {number[]} times */
const halfAnd95 = (times) =>
  `${percentile(times, 0.5).toFixed(0)} ms, ${percentile(times, 0.95).toFixed(0)} ms`;

/**
 * Asks, and measures when the first word and the end have come.
 * @param {string} url
 * @param {string} token
 * @param {string} message
 * @returns {Promise<Times>}
 */
async function ask(url, token, message) {
  const begun = performance.now();
  const reply = await fetch(`${url}/api/v1/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message, history: [], language: 'en' }),
  });
  if (!reply.ok || !reply.body) throw new Error(`KrishiBot answers ${reply.status}`);
  let text = '';
  let firstWord = 0;
  for await (const piece of reply.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (firstWord === 0 && text.includes('"kind":"piece"')) firstWord = performance.now() - begun;
  }
  if (!text.includes('"kind":"end"')) throw new Error('An answer of KrishiBot broke off');
  return { firstWord, whole: performance.now() - begun };
}

/** Signs a person up; each has streams of their own. @param {string} url @returns {Promise<string>} */
async function signUp(url) {
  const reply = await fetch(`${url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Devi',
      email: `asha-${crypto.randomUUID()}@example.com`,
      password: 'Barish aur dhoop 7',
      phone: '9876543210',
      gender: 'female',
      street: 'Ward 4, Bero',
      city: 'Ranchi',
      state: 'Jharkhand',
      postalCode: '835202',
    }),
  });
  const { token } = Object(await reply.json());
  return token;
}
