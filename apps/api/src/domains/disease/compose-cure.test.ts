import { callCentre } from '@upaj/content/about/call-centre';
import { diseases } from '@upaj/content/diseases/diseases';
import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { expect, it } from 'vitest';
import { composeAnswer } from './compose-cure.ts';
import { cureTexts } from './cure-texts.ts';

const opinion = (diseaseId: string) => ({
  by: 'model' as const,
  outcome: 'disease' as const,
  diseaseId,
  share: 0.9,
  likely: [],
});
const languages = ['en', 'hi'] as const;
const cases = diseases.flatMap((disease) => languages.map((language) => ({ disease, language })));

it('each cure begins without a spray, says what doing nothing costs, and whom to call', () => {
  for (const { disease, language } of cases) {
    const { id, practice, untreated, name } = disease;
    const asked = { language, cropId: disease.cropIds[0] };
    const { Disease, Cure } = composeAnswer(opinion(id), asked);
    expect(Disease).toContain(name[language]);
    expect(Cure.startsWith(`${cureTexts.first[language]}: ${practice[language]}`), Cure).toBe(true);
    expect(Cure).toContain(untreated[language]);
    expect(Cure).toContain(callCentre);
  }
});

it('no cure advises a substance that may not be used on the stated crop', () => {
  // Grapes, guava, tea: what is allowed on other crops is forbidden on some.
  const crops = [...new Set(diseases.flatMap(({ cropIds }) => cropIds))];
  let sprays = 0;
  for (const { disease, language } of cases)
    for (const cropId of crops) {
      const { Cure } = composeAnswer(opinion(disease.id), { language, cropId });
      const [spray] = Cure.split('\n').filter((line) => line.startsWith(cureTexts.spray[language]));
      if (spray === undefined) continue;
      sprays += 1;
      expect(whyForbidden(spray, [cropId]), `${cropId}: ${spray}`).toBeUndefined();
    }
  expect(sprays).toBeGreaterThan(1000);
});

it('a disease without a spray says so instead of naming one', () => {
  const none = diseases.find(({ ingredients }) => ingredients.length === 0);
  const { Cure } = composeAnswer(opinion(none?.id ?? ''), { language: 'en', cropId: undefined });
  expect(Cure).toContain('No spray cures this');
  expect(Cure).not.toContain(cureTexts.spray.en);
});
