import * as z from 'zod/mini';
import { maxLeaves } from './disease.rules.ts';
import { Id, line, Page, Picture, Timestamp, text } from './fields.ts';

const cropField = line(1, 40).check(
  z.describe('Id of the crop, from the crops with disease facts'),
);
const diseaseField = line(1, 80).check(z.describe('Id of a disease, from the disease facts'));
const share = z.number().check(z.gte(0), z.lte(1));

/** What is told with the pictures of a field. */
export const LeafQuestion = z.strictObject({
  crop: z.optional(cropField).check(z.describe('The crop; without it all trained crops compete')),
  language: z
    .optional(z.enum(['en', 'hi']))
    .check(z.describe('Language of Disease and Cure; English without it')),
});
export type LeafQuestion = z.infer<typeof LeafQuestion>;

const Likely = z.strictObject({
  diseaseId: z.nullable(diseaseField).check(z.describe('The disease; null for a healthy leaf')),
  share: z.nullable(share).check(z.describe('Calibrated chance, 0 to 1; null where none is known')),
});

/** What one adviser says about the pictures or the signs. */
export const LeafOpinion = z.strictObject({
  by: z
    .enum(['model', 'gemini', 'walk'])
    .check(z.describe('Adviser: our own model, the AI provider, or the guided walk')),
  outcome: z
    .enum(['disease', 'healthy', 'unsure', 'no leaf', 'not trained'])
    .check(z.describe('What it says; `not trained` for a crop that it does not know')),
  diseaseId: z
    .nullable(diseaseField)
    .check(z.describe('The disease; null unless `outcome` is `disease`')),
  share: z
    .nullable(share)
    .check(z.describe('Calibrated chance of the answer, 0 to 1; null where none is known')),
  likely: z
    .array(Likely)
    .check(z.maxLength(2), z.describe('The two most likely, the first one first; may be empty')),
});
export type LeafOpinion = z.infer<typeof LeafOpinion>;

/** A picture of a leaf that was kept. */
export const LeafPicture = z.object({
  id: Id.check(z.describe('Id of the picture')),
  ...Picture.shape,
});
export type LeafPicture = z.infer<typeof LeafPicture>;

const pictureIds = z
  .array(Id)
  .check(z.maxLength(maxLeaves), z.describe('Ids of own uploaded pictures, in their order'));

/** How the field is after a week. */
export const Progress = z.enum(['better', 'same', 'worse']);

/** A diagnosis to be kept on the account. */
export const NewDiagnosis = z.strictObject({
  crop: cropField,
  opinion: LeafOpinion.check(z.describe('The opinion that was shown first')),
  modelVersion: z.nullable(line(1, 40)).check(z.describe('Version of our model, else null')),
  signs: z
    .array(line(1, 60))
    .check(z.maxLength(30), z.describe('Ids of the signs that were chosen in the guided walk')),
  pictures: pictureIds,
  madeAt: Timestamp.check(z.describe('When it was made on the device')),
});
export type NewDiagnosis = z.infer<typeof NewDiagnosis>;

/** A diagnosis of one's own. */
export const Diagnosis = z.object({
  _id: Id.check(z.describe('Id of the diagnosis')),
  crop: text('Id of the crop'),
  opinion: LeafOpinion.check(z.describe('The opinion that was shown first')),
  modelVersion: z.nullable(z.string()).check(z.describe('Version of our model, else null')),
  signs: z.array(z.string()).check(z.describe('Signs that were chosen in the guided walk')),
  pictures: z.array(LeafPicture).check(z.describe('Its pictures, in their order')),
  madeAt: Timestamp.check(z.describe('When it was made')),
  progress: z.nullable(Progress).check(z.describe('How the field was later, null if not told')),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/** What is told of the field later. */
export const DiagnosisChange = z.strictObject({
  progress: Progress.check(z.describe('How the field is now')),
});

/** Which diagnoses are listed. */
export const DiagnosisFilter = z.strictObject({ ...Page.shape });

/** "Was this right?", with pictures that the person lets us train with. */
export const LeafFeedback = z.strictObject({
  crop: cropField,
  opinion: LeafOpinion.check(z.describe('The opinion that was judged')),
  modelVersion: z.nullable(line(1, 40)).check(z.describe('Version of our model, else null')),
  isRight: z.boolean().check(z.describe('Whether it was right')),
  actual: z
    .optional(z.nullable(diseaseField))
    .check(z.describe('What it is in truth; null for healthy, absent if not known')),
  pictures: pictureIds.check(z.minLength(1)),
  isConsented: z
    .literal(true)
    .check(z.describe('The person lets us keep the pictures and train with them')),
});
export type LeafFeedback = z.infer<typeof LeafFeedback>;

/** What a person has given for training, and may withdraw. */
export const GivenLeaves = z.object({
  _id: Id.check(z.describe('Id of the feedback; it is withdrawn by it')),
  crop: text('Id of the crop'),
  isRight: z.boolean().check(z.describe('Whether the diagnosis was right')),
  actual: z
    .nullable(z.string())
    .check(z.describe('What it was in truth, `healthy` for no disease; null if not told')),
  pictures: z.array(LeafPicture).check(z.describe('The pictures that were given')),
  createdAt: Timestamp.check(z.describe('When they were given')),
});
export type GivenLeaves = z.infer<typeof GivenLeaves>;

/** Which feedback is listed. */
export const LeafFeedbackFilter = z.strictObject({ ...Page.shape });
