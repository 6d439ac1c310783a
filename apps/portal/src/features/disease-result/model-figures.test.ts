import { expect, it } from 'vitest';
import { modelFigures } from './model-figures.ts';

interface Right {
  rightOfAll: number;
}
interface Figures {
  laboratory: { all: Right };
  fieldMaizeGatesFromOtherFolds: Right;
}

const [figures] = Object.values(
  import.meta.glob<Figures>('../../../../../packages/leaf-model/model/figures.json', {
    eager: true,
    import: 'default',
  }),
);

/** Of ten, never rounded up. */
const ofTen = ({ rightOfAll }: Right) => Math.floor(rightOfAll * 10);

it('what people are told of our model is what was measured on held-out pictures', () => {
  if (!figures) throw new Error('the model has no figures');
  expect(modelFigures).toEqual({
    clear: ofTen(figures.laboratory.all),
    field: ofTen(figures.fieldMaizeGatesFromOtherFolds),
  });
});
