import { describe, expect, it } from 'vitest';
import { crops } from '../crops/crops.ts';
import { diseases } from '../diseases/diseases.ts';
import { whyForbidden } from '../diseases/may-not-use.ts';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { gaps, mostAsked } from './gaps.ts';
import { phrasings, phrasingsOf } from './phrasings/phrasings.ts';
import { practiceFacts } from './practice-facts.ts';
import { subjectNames } from './subjects.ts';
import { nameOfZone, statesOfZone } from './zones.ts';

/** Banned ones under the names and in the letters in which they are sold. */
const soldAs =
  /thimet|furadan|monocil|nuvacron|thiodan|endocel|metacid|folidol|nuvan|hostathion|lannate|sevin|agrimycin|streptocycl|मोनोक्रोटोफ|एंडोसल्फ|मिथाइल पैराथियान|डीडीटी|बीएचसी|कार्बारिल|कार्बोफ्यूरान|फोरेट|ट्राइजोफ|डाइक्लोरव|मेथोमिल|बेनोमिल|एल्ड्रिन|लिंडेन|एलाक्लोर|स्ट्रेप्टो/i;

/** Feeds the plant or the soil, and has a rate. */
const plantFood =
  /urea|(zinc|magnesium|ferrous|iron|manganese|ammonium) sul(ph|f)ate|borax|boron|boric|lime|gypsum|potash|potassium|calcium|soda/i;

const ingredients = [
  ...new Set(
    diseases.flatMap((disease) => disease.ingredients.flatMap((mixture) => mixture.split(' + '))),
  ),
].filter((ingredient) => !plantFood.test(ingredient));
/** A measure of a liquid, a powder or a drug beside the water, the land or the animal that it is for. */
const rate =
  /\d\s?(ml|g|gm|kg|mg|litres?|l|मिली|ग्राम|मिग्रा|किलो|लीटर)(?![\p{L}\p{M}])[^.;।]{0,30}(per litre|a litre|per hectare|per acre|प्रति लीटर|प्रति एकड़|प्रति हेक्टेयर|body weight|शरीर के वजन)/iu;
const sentencesOf = (text: string) => text.split(/(?<=[.;।])\s/);

describe('the practice facts', () => {
  it('are more than 1,800, each once', () => {
    expect(practiceFacts.length).toBeGreaterThan(1800);
    expect(isUnique(practiceFacts.map(({ id }) => id))).toBe(true);
    expect(isUnique(practiceFacts.map(({ text }) => text.en))).toBe(true);
    for (const { id } of practiceFacts) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('are in both languages, in whole sentences', () => {
    for (const { id, keywords, text } of practiceFacts) {
      expect(isBilingual(text), id).toBe(true);
      expect(text.en, id).toMatch(/[.)]$/);
      expect(text.hi, id).toMatch(/[।.)]$/);
      expect(isUnique(keywords), `${id}: ${keywords}`).toBe(true);
    }
  });

  it('are each asked for in many ways in both scripts, and nothing else is', () => {
    const ids = new Set(practiceFacts.map(({ id }) => id));
    expect(Object.keys(phrasings).filter((id) => !ids.has(id))).toEqual([]);
    for (const id of ids) {
      const own = phrasingsOf(id);
      expect(own.length, id).toBeGreaterThanOrEqual(20);
      expect(own.filter((each) => /[\u0900-\u097f]/.test(each)).length, id).toBeGreaterThan(4);
      expect(
        own.filter((each) => each.trim() !== each || each === ''),
        id,
      ).toEqual([]);
    }
  });

  it('name a source, with a well formed address where there is one', () => {
    for (const { id, source } of practiceFacts) {
      expect(source.title.length, id).toBeGreaterThan(3);
      if (!source.url) continue;
      expect(source.url, id).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s"'<>\\^`{|}]*)?$/i);
    }
    const read = practiceFacts.filter(({ certainty }) => certainty === 'source read');
    expect(read.filter(({ source }) => !source.url)).toEqual([]);
  });

  it('advise no ingredient that is banned, by its name or as it is sold', () => {
    expect(soldAs.test('Thimet 10 G')).toBe(true);
    // All words of a fact at once: there are 80,000 phrases.
    const found = practiceFacts.flatMap(({ id, subject, text, keywords }) => {
      const words = [text.en, text.hi, ...keywords].join('\n');
      return whyForbidden(words, [subject]) || soldAs.test(words) ? [`${id}: ${words}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('give no dose of a pesticide', () => {
    const sprays = (sentence: string) =>
      ingredients.some((ingredient) => sentence.toLowerCase().includes(ingredient.toLowerCase()));
    expect(rate.test('Spray mancozeb 2.5 g per litre')).toBe(true);
    // Sulphur among nutrients is a plant food.
    const others = practiceFacts.filter(({ topic }) => topic !== 'nutrients');
    const found = others.flatMap(({ id, text }) =>
      sentencesOf(text.en)
        .filter((sentence) => sprays(sentence) && rate.test(sentence))
        .map((sentence) => `${id}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it('give no dose of a medicine', () => {
    const health = practiceFacts.filter(({ topic }) => topic === 'health');
    expect(health.length).toBeGreaterThan(50);
    const medicine = /\d\s?(mg|ml|मिग्रा|मिली)[^.;।]{0,20}(per kg|body weight|किलो वजन|शरीर)/i;
    for (const { id, text } of health) {
      expect(text.en, id).not.toMatch(medicine);
      expect(text.hi, id).not.toMatch(medicine);
    }
  });

  it('answer the most asked topics of every crop, but for the gaps that are listed', () => {
    const missing = Object.fromEntries(
      crops.flatMap(({ id: crop }) => {
        const answered = new Set(
          practiceFacts.filter(({ subject }) => subject === crop).map(({ topic }) => topic),
        );
        const open = mostAsked.filter((topic) => !answered.has(topic));
        return open.length > 0 ? [[crop, open]] : [];
      }),
    );
    expect(gaps).toEqual(missing);
  });
});

describe('subjects and zones', () => {
  it('are named in both languages', () => {
    for (const name of Object.values(subjectNames)) expect(isBilingual(name), name.en).toBe(true);
    for (const { zone } of practiceFacts) {
      if (zone) expect(isBilingual(nameOfZone(zone)), zone).toBe(true);
    }
  });

  it('lie in their states', () => {
    expect(statesOfZone('Punjab, Haryana')).toEqual(['punjab', 'haryana']);
    expect(statesOfZone('Western Ghats')).toContain('kerala');
    expect(statesOfZone('Protected cultivation')).toEqual([]);
  });
});
