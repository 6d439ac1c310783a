import { crops } from '@upaj/content/crops/crops';
import { diseases } from '@upaj/content/diseases/diseases';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { practiceQuestions } from '@upaj/content/practice-questions/practice-questions';
import { stateSlugs } from '@upaj/content/state-slugs';
import { describe, expect, it } from 'vitest';
import { readFacts } from './facts.ts';
import { formsOf, readTable } from './table.ts';

const facts = readFacts();

/** Banned ones under the names and in the letters in which they are sold. */
const soldAs =
  /thimet|furadan|monocil|nuvacron|thiodan|endocel|metacid|folidol|nuvan|hostathion|lannate|sevin|agrimycin|streptocycl|मोनोक्रोटोफ|एंडोसल्फ|मिथाइल पैराथियान|डीडीटी|बीएचसी|कार्बारिल|कार्बोफ्यूरान|फोरेट|ट्राइजोफ|डाइक्लोरव|मेथोमिल|बेनोमिल|एल्ड्रिन|लिंडेन|एलाक्लोर|स्ट्रेप्टो/i;

/** Feeds the plant or the soil, and has a rate. */
const plantFood =
  /urea|(zinc|magnesium|ferrous|iron|manganese|ammonium) sul(ph|f)ate|borax|boron|boric|lime|gypsum|potash|potassium|calcium|soda|DAP|bold seed/i;

const ingredients = [
  ...new Set(
    diseases.flatMap((disease) => disease.ingredients.flatMap((mixture) => mixture.split(' + '))),
  ),
].filter((ingredient) => !plantFood.test(ingredient));
/** A measure of a liquid, a powder or a drug beside the water, the land or the animal that it is for. */
const rate =
  /\d\s?(ml|g|gm|kg|mg|litres?|l|मिली|ग्राम|मिग्रा|किलो|लीटर)(?![\p{L}\p{M}])[^.;।]{0,30}(per litre|a litre|per hectare|per acre|प्रति लीटर|प्रति एकड़|प्रति हेक्टेयर|body weight|शरीर के वजन)/iu;
const sentencesOf = (text: string) => text.split(/(?<=[.;।])\s/);
const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);

describe('the facts', () => {
  it('are 2,600 or more, each once, with its subject and topic in its id', () => {
    expect(facts.all.length).toBeGreaterThanOrEqual(2600);
    expect(new Set(facts.all.map(({ id }) => id)).size).toBe(facts.all.length);
    expect(new Set(facts.all.map(({ text }) => text.en)).size).toBe(facts.all.length);
    for (const { id, topic } of facts.all)
      expect(id).toMatch(new RegExp(`^[a-z0-9-]+-${topic}-k?\\d+$`));
  });

  it('are in both languages, in whole sentences', () => {
    for (const { id, text } of facts.all) {
      expect(text.en, id).toMatch(/[.)]$/);
      expect(text.hi, id).toMatch(/[।.)]$/);
      expect([isDevanagari(text.en), isDevanagari(text.hi)], id).toEqual([false, true]);
    }
  });

  it('name a source, with a well formed address where it was read', () => {
    for (const { certainty, id, source } of facts.all) {
      expect(source.title.length, id).toBeGreaterThan(3);
      if (certainty === 'source read') expect(source.url, id).toBeDefined();
      if (source.url)
        expect(source.url, id).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s"'<>\\^`{|}]*)?$/i);
    }
  });

  it('advise no ingredient that is banned, by its name or as it is sold', () => {
    expect(soldAs.test('Thimet 10 G')).toBe(true);
    const found = facts.all.flatMap(({ id, subject, text }) => {
      const words = [text.en, text.hi].join('\n');
      return whyForbidden(words, [subject]) || soldAs.test(words) ? [`${id}: ${words}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('give no dose of a pesticide', () => {
    expect(rate.test('Spray mancozeb 2.5 g per litre')).toBe(true);
    const sprays = (sentence: string) =>
      ingredients.some((ingredient) => sentence.toLowerCase().includes(ingredient.toLowerCase()));
    // Sulphur among nutrients is a plant food.
    const found = facts.all
      .filter(({ topic }) => topic !== 'nutrients')
      .flatMap(({ id, text }) =>
        sentencesOf(text.en)
          .filter(
            (sentence) => sprays(sentence) && rate.test(sentence) && !plantFood.test(sentence),
          )
          .map((sentence) => `${id}: ${sentence}`),
      );
    expect(found).toEqual([]);
  });

  it('give no dose of a medicine', () => {
    const medicine = /\d\s?(mg|ml|मिग्रा|मिली)[^.;।]{0,20}(per kg|body weight|किलो वजन|शरीर)/i;
    for (const { id, text } of facts.all.filter(({ topic }) => topic === 'health')) {
      expect(text.en, id).not.toMatch(medicine);
      expect(text.hi, id).not.toMatch(medicine);
    }
  });

  it('answer each question that is suggested on the screen', () => {
    const byId = new Map(facts.all.map((fact) => [fact.id, fact]));
    for (const { factId, states } of practiceQuestions) {
      const fact = byId.get(factId);
      expect(fact, factId).toBeDefined();
      const home = fact?.zone ? facts.statesOfZone(fact.zone) : [];
      if (states && home.length > 0)
        expect(home, factId).toEqual(expect.arrayContaining([...states]));
    }
  });
});

describe('subjects, zones and tables', () => {
  it('are named in both languages, the crops of our list among them', () => {
    for (const { id, name } of facts.subjects.values())
      expect([isDevanagari(name.en), isDevanagari(name.hi)], id).toEqual([false, true]);
    for (const { subject } of facts.all) expect(facts.subjects.has(subject), subject).toBe(true);
    for (const { id } of crops) expect(facts.of(id).length, id).toBeGreaterThan(0);
  });

  it('lie in states that there are', () => {
    expect(facts.statesOfZone('Punjab, Haryana')).toEqual(['punjab', 'haryana']);
    const slugs = new Set<string>(stateSlugs);
    for (const { id, zone } of facts.all) {
      if (zone === undefined) continue;
      expect(isDevanagari(facts.nameOfZone(zone).hi), id).toBe(true);
      for (const state of facts.statesOfZone(zone))
        expect(slugs.has(state), `${zone}: ${state}`).toBe(true);
    }
  });

  it('say what a product is and never how much of it', () => {
    for (const [id, names, , en = '', hi = ''] of readTable('data/products.tsv')) {
      expect(formsOf(names).length, id).toBeGreaterThan(0);
      for (const text of [en, hi])
        expect(text, id).not.toMatch(
          /\d\s?(ml|g|gm|kg|litres?|मिली|ग्राम|किलो|लीटर)(?![\p{L}\p{M}])/u,
        );
    }
  });
});
