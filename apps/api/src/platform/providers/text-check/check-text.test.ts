import { readFacts } from '@upaj/adviser/facts';
import { expect, it } from 'vitest';
import { createTextCheck } from './check-text.ts';
import { createSentences } from './sentences.ts';

const fact =
  'Mix 20 kg of well rotted manure in each pit. Neem oil is sprayed at 5 ml per litre of water.';

const passes = (sentence: string, cropIds: readonly string[] = ['wheat']) =>
  createTextCheck({ texts: [fact], cropIds })(sentence);

it.each([
  'Spray monocrotophos on the borers.',
  'Spray MONO-CROTO-PHOS on the borers.',
  'Spray m o n o c r o t o p h o s on the borers.',
  'Spray mono\u200bcroto\u00adphos on the borers.',
  'Spray mónocrotophos on the borers.',
  'Spray monocroto-\nphos on the borers.',
  'मोनोक्रोटोफॉस का छिड़काव करें।',
  'एंडोसल्फान डालें।',
  'फोरेट डालें।',
  'थिमेट दानेदार डालें।',
  'Thimet works well.',
  'Roundup kills every weed.',
  'Use DDT.',
  'Give Streptocycline to the seed.',
  'Use monokrotophos on the borers.',
  'Spray m.o.n.o.c.r.o.t.o.p.h.o.s today.',
  'Spray mоnосrоtорhоs today.',
  'Spray 𝗺𝗼𝗻𝗼𝗰𝗿𝗼𝘁𝗼𝗽𝗵𝗼𝘀 today.',
  'Spray m0n0cr0t0ph0s today.',
  'मो नो क्रो टो फॉ स डालें।',
  'Endosulphan works well.',
  'एन्डो सल्फान छिड़कें।',
  'Use D.D.T. in the store.',
  'डी.डी.टी. डालें।',
  'Forate granules control it.',
  'न्यूवान छिड़कें।',
  'कार्बोफुरान डालें।',
  'Glyfosate kills weeds.',
  'ट्रायजोफॉस डालें।',
  'Round Up kills every weed.',
  'एल्युमिनियम फॉस्फाइड रखें।',
])('a sentence that names a banned pesticide does not pass: %s', (sentence) => {
  expect(passes(sentence)).toBe(false);
});

it('a pesticide that is banned on some crops is refused for those alone', () => {
  const sentence = 'Malathion is sold for this pest.';
  expect(passes(sentence, ['tomato'])).toBe(false);
  expect(passes(sentence, ['wheat'])).toBe(true);
});

it('a name that is cut by a full stop does not pass', () => {
  const check = createTextCheck({ texts: [], cropIds: [] });
  expect(check('Take endo. ')).toBe(true);
  expect(check('sulfan, it helps.')).toBe(false);
  expect(check('Sow in November.')).toBe(true);
});

it.each([
  'Mix 2 ml of imidacloprid per litre of water.',
  '0.5% imidacloprid is sprayed.',
  'इमिडाक्लोप्रिड 0.5 प्रतिशत छिड़कें।',
  'Mix 2 m.l. in a litre.',
  'दो एम.एल. प्रति लीटर मिलाएं।',
  'Mix twenty five ml in a tank.',
  'Take ½ ml per litre.',
  'Take half a ml per litre.',
  'Mancozeb, two hundred grams per acre.',
  'दवा की 10 बूंदें दें।',
  'Spray imidacloprid 17.8 SL, 100 ml per acre.',
  'Use 2-2.5 ml per litre.',
  'Take two ml in a litre of water.',
  'प्रति लीटर पानी में २ मिली इमिडाक्लोप्रिड मिलाएं।',
  'दो मिली प्रति लीटर का घोल छिड़कें।',
  'एक ढक्कन दवा 15 लीटर की टंकी में डालें।',
  'Mancozeb 500 g per acre protects it.',
  'Dawa 250 gram prati acre dalein.',
  'Give the cow 3 mg per kg body weight of ivermectin.',
  'Apply carbofuran-free cartap 10 kg per acre as an insecticide.',
])('an amount of a pesticide or a medicine that no fact has does not pass: %s', (sentence) => {
  expect(passes(sentence)).toBe(false);
});

it('an amount in the sentence after the name does not pass either', () => {
  const check = createTextCheck({ texts: [fact], cropIds: [] });
  expect(check('Imidacloprid is an insecticide for aphids.')).toBe(true);
  expect(check('Farmers take it in the evening.')).toBe(true);
  expect(check('The amount is 100 g per acre.')).toBe(false);
});

it.each([
  'Sow 40 kg of seed per acre in November.',
  'Apply 55 kg of urea per acre with the first irrigation.',
  'Irrigate with 50,000 litres per acre.',
  'गेहूं का 40 किलो बीज प्रति एकड़ बोएं।',
  'The rows are 20 cm apart.',
  'Neem oil is sprayed at 5 ml per litre of water.',
  'Use the pesticide as on its label.',
  'Imidacloprid is used against aphids, as on its label.',
  'A cow drinks 60 litres a day.',
])('what a farmer may be told passes: %s', (sentence) => {
  expect(passes(sentence)).toBe(true);
});

it('an amount of a fact holds for its own ingredient alone', () => {
  const check = () =>
    createTextCheck({ texts: ['Azadirachtin: 5 ml per litre of water.'], cropIds: [] });
  expect(check()('Spray azadirachtin, 5 ml per litre.')).toBe(true);
  expect(check()('Spray acetamiprid, 5 ml per litre.')).toBe(false);
  expect(check()('Spray azadirachtin, 50 ml per litre.')).toBe(false);
});

it('every sentence of our own facts passes when it is cited', () => {
  const refused = readFacts().all.flatMap(({ text, subject }) =>
    [text.en, text.hi].flatMap((whole) => {
      const check = createTextCheck({ texts: [`${text.en} ${text.hi}`], cropIds: [subject] });
      const sentences = createSentences();
      return [...sentences.add(whole), sentences.end()].filter((sentence) => !check(sentence));
    }),
  );
  expect(refused).toEqual([]);
});
