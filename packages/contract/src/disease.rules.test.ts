import { expect, it } from 'vitest';
import { jsonObjectsIn, readDiseaseAnswer } from './disease.rules.ts';

const answer = { Disease: 'Late blight', Cure: 'Cut the haulm; see {label}' };
const json = JSON.stringify(answer);

it.each([
  ['alone', json],
  ['in a code fence', `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``],
  ['in a fence without a language', `\`\`\`\n${json}\n\`\`\``],
  ['with words around it', `Here is {the answer}, as asked: ${json} I hope that it helps.`],
  ['behind another object', `{"thought":"a \\"}\\" in quotes"} ${json}`],
  ['with more fields', JSON.stringify({ ...answer, Confidence: 0.9 })],
])('an answer is read %s', { tags: ['CALL-24'] }, (_where, text) => {
  expect(readDiseaseAnswer(text)).toEqual(answer);
});

it.each([
  ['nothing', ''],
  ['words', 'It is late blight.'],
  ['half an object', json.slice(0, -1)],
  ['an object that never begins', json.slice(1)],
  ['other JSON', '["Late blight"] null 7'],
  ['other types', '{"Disease":7,"Cure":["Cut"]}'],
  ['no cure', '{"Disease":"Late blight"}'],
  ['too much', `${json}${' '.repeat(20_000)}`],
])('%s is no answer', (_what, text) => {
  expect(readDiseaseAnswer(text)).toBeUndefined();
});

it('an answer of many braces and quotes is read in one pass', () => {
  const began = performance.now();
  for (const sign of ['{', '}', '"', '{"', '{}', '{"a":"\\']) {
    const text = sign.repeat(20_000 / sign.length);
    expect(jsonObjectsIn(text).every((one) => Object.keys(one).length === 0)).toBe(true);
  }
  // A second look at each brace would take minutes.
  expect(performance.now() - began).toBeLessThan(2000);
});
