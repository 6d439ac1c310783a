import { describe, expect, it } from 'vitest';
import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { doctorCrops } from '../doctor-crops.ts';
import { nextQuestion } from './next-question.ts';
import { rankDiseases } from './rank-diseases.ts';
import { signsOfCrop } from './signs-of-crop.ts';
import { signsOfDisease, signWeight } from './signs-of-disease.ts';

interface Walk {
  cropId: string;
  signs: string[];
  absent: string[];
  skipped: string[];
}

/** Answers all questions as a plant with the disease would. */
function walk(cropId: string, firstSign: string, diseaseId: string): Walk {
  const answers: Walk = { cropId, signs: [firstSign], absent: [], skipped: [] };
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
    const weight = signWeight(diseaseId, question.id);
    if (weight === 'typical') answers.signs.push(question.id);
    else if (weight === 'sometimes') answers.skipped.push(question.id);
    else answers.absent.push(question.id);
  }
  return answers;
}

const walks = doctorCrops.flatMap(({ id: cropId }) =>
  diseasesOfDoctorCrop(cropId).flatMap((disease) =>
    signsOfDisease(disease.id).typical.map((sign) => ({ cropId, disease, sign })),
  ),
);

describe('the next question', () => {
  it('is the sign that tells the two most likely diseases apart', () => {
    const answers = { cropId: 'tomato', signs: ['leaf-ring-spots'] };
    const question = nextQuestion(answers)?.id ?? '';
    const weights = ['tomato-early-blight', 'tomato-target-spot'].map((id) =>
      signWeight(id, question),
    );
    expect(weights).toContain('typical');
    expect(weights[0]).not.toBe(weights[1]);
  });

  it('is never one that was answered or passed over', () => {
    const signs = ['leaf-ring-spots'];
    const asked = nextQuestion({ cropId: 'tomato', signs })?.id ?? '';
    for (const answer of [
      { signs: [...signs, asked] },
      { absent: [asked] },
      { skipped: [asked] },
    ]) {
      expect(nextQuestion({ cropId: 'tomato', signs, ...answer })?.id).not.toBe(asked);
    }
  });

  it('confirms a single suspicion, as on a crop with one disease', () => {
    const question = nextQuestion({ cropId: 'okra', signs: ['fruit-pale'] });
    expect(question?.id).toBe('leaf-yellow-veins');
    const signs = ['fruit-pale', 'leaf-yellow-veins'];
    expect(nextQuestion({ cropId: 'okra', signs })).toBeUndefined();
  });

  it('is on the part that was chosen, if that tells as much', () => {
    const answers = { cropId: 'cotton', signs: ['plant-stunted'] };
    expect(nextQuestion({ ...answers, part: 'leaf' })?.part).toBe('leaf');
  });

  it('is not asked before a sign is seen, nor for an unknown crop', () => {
    expect(nextQuestion({ cropId: 'tomato', signs: [] })).toBeUndefined();
    expect(nextQuestion({ cropId: 'moon-melon', signs: ['leaf-mosaic'] })).toBeUndefined();
  });

  it('comes to an end on every crop, whichever sign was seen and whatever is answered', () => {
    for (const { id: cropId } of doctorCrops) {
      for (const sign of signsOfCrop(cropId)) {
        for (const list of ['signs', 'absent', 'skipped'] as const) {
          const answers: Walk = { cropId, signs: [sign.id], absent: [], skipped: [] };
          let asked = 0;
          for (let next = nextQuestion(answers); next; next = nextQuestion(answers)) {
            answers[list].push(next.id);
            asked += 1;
          }
          expect(asked, `${cropId}: ${sign.id}`).toBeLessThan(signsOfCrop(cropId).length);
        }
      }
    }
  });

  it('leads an honest person from one typical sign to the disease', () => {
    const lost = walks.filter(({ cropId, disease, sign }) => {
      const [top] = rankDiseases(walk(cropId, sign, disease.id));
      return top?.disease !== disease || top.confidence === 'unlikely';
    });
    expect(lost.map(({ cropId, disease, sign }) => `${cropId} ${disease.id} ${sign}`)).toEqual([]);
  });

  it('is asked few times', () => {
    const lengths = walks.map(({ cropId, disease, sign }) => {
      const { absent, signs, skipped } = walk(cropId, sign, disease.id);
      return signs.length - 1 + absent.length + skipped.length;
    });
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeLessThan(3);
    expect(Math.max(...lengths)).toBeLessThan(9);
  });
});
