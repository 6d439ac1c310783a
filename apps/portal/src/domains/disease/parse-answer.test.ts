import { expect, it } from 'vitest';
import { answerText, parseAnswer } from './parse-answer.ts';

const json = '{"Disease":"Late blight","Cure":"Remove sick leaves"}';
const answer = { disease: 'Late blight', cure: 'Remove sick leaves' };

it.each([
  ['plain', json],
  ['in a code fence that names its language', `\`\`\`json\n${json}\n\`\`\``],
  ['in a code fence without a language', `\`\`\`\n${json}\n\`\`\``],
  ['in a fence that is not closed', `\`\`\`json\n${json}`],
  ['between words', `Here you are:\n${json}\nAsk your officer.`],
  ['with more fields', `{"Crop":"Potato",${json.slice(1)}`],
])('an answer is read %s', { tags: ['CALL-24'] }, (_, text) => {
  expect(parseAnswer(text)).toEqual(answer);
});

it('a cure of several steps has a line for each', () => {
  const text = '{"Disease":"Rust","Cure":["Resistant seed","Remove sick leaves"]}';
  expect(parseAnswer(text)?.cure).toBe('Resistant seed\nRemove sick leaves');
});

it.each([
  ['', 'nothing'],
  ['I cannot say.', 'words alone'],
  ['{"Disease":"Rust"', 'half a JSON text'],
  ['{"Disease":"Rust"}', 'no cure'],
  ['{"Disease":"","Cure":"Spray"}', 'no name'],
  ['{"Disease":{"name":"Rust"},"Cure":4}', 'other types'],
  ['[1,2]', 'a list'],
  ['null', 'null'],
  ['} {', 'brackets the wrong way round'],
  [`{"Disease":"Rust","Cure":"${'x'.repeat(4001)}"}`, 'a whole book'],
])('%j is nonsense: %s', (text) => {
  expect(parseAnswer(text)).toBeUndefined();
});

it('a megabyte of brackets is refused at once', () => {
  const started = performance.now();
  expect(parseAnswer('{'.repeat(1_000_000))).toBeUndefined();
  expect(parseAnswer('`'.repeat(1_000_000))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1000);
});

it('the text is that of the first part of the first candidate', { tags: ['CALL-23'] }, () => {
  const content = { parts: [{ text: json }, { text: 'second' }] };
  expect(answerText({ candidates: [{ content }, { content: { parts: [] } }] })).toBe(json);
});

it.each([undefined, null, {}, { candidates: [] }, { candidates: [{ content: { parts: [{}] } }] }])(
  'a reply like %j has no text',
  (reply) => {
    expect(answerText(reply)).toBeUndefined();
  },
);
