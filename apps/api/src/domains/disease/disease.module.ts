import { byAddress, byPerson, type EndpointLimits } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { servePictures } from '../../platform/pictures/picture-route.ts';
import { type Width, widths } from '../../platform/pictures/picture-store.ts';
import { uploadLimits } from '../../platform/pictures/upload-limits.ts';
import { createDiagnoses } from './diagnoses.service.ts';
import { createDiagnosisStore } from './diagnoses.store.ts';
import { diseaseRoutes } from './disease.routes.ts';
import { createLeafDoctor, type LeafDoctor } from './leaf-doctor.service.ts';
import { createLeafFeedbacks } from './leaf-feedback.service.ts';
import { createLeafFeedbackStore } from './leaf-feedback.store.ts';
import { createLeafPictures, leafPicturePath } from './leaf-pictures.service.ts';
import { createLeafPictureStore } from './leaf-pictures.store.ts';
import { LEAF_PICTURES, leafCommands } from './leaves.commands.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    disease: LeafDoctor;
  }
}

const HOUR = 60 * 60;

/** Enough for a walk through many fields; each one has up to six pictures to decode. */
export const questionsOfPerson = defineLimit('leaf', 30, HOUR);
/** Many people share the address of a mobile network. */
export const questionsOfAddress = defineLimit('leaf-at', 300, HOUR);
const keptOfPerson = defineLimit('leaf-kept', 60, HOUR);

const diseaseLimits: EndpointLimits = {
  predictDisease: [
    [questionsOfPerson, byPerson],
    [questionsOfAddress, byAddress],
  ],
  addLeafPicture: uploadLimits,
  saveDiagnosis: [[keptOfPerson, byPerson]],
  sendLeafFeedback: [[keptOfPerson, byPerson]],
};

/** The leaf doctor: judges pictures of leaves, and keeps diagnoses. */
export const disease = defineModule(
  'disease',
  (platform) => {
    const { db, settings } = platform;
    const files = openPictures<Width>(settings, LEAF_PICTURES);
    const store = createLeafPictureStore(db);
    const pictures = createLeafPictures({ ...platform, store, pictures: files });
    const diagnoses = createDiagnoses({ ...platform, pictures, store: createDiagnosisStore(db) });
    const feedback = createLeafFeedbacks({
      ...platform,
      pictures,
      store: createLeafFeedbackStore(db),
    });
    const doctor = createLeafDoctor({ ...platform, gemini: settings.providers.gemini });
    return {
      service: doctor,
      routes(app) {
        diseaseRoutes(app, { doctor, pictures, diagnoses, feedback });
        servePictures(app, leafPicturePath, widths, files.open);
      },
      limits: diseaseLimits,
      personalData: {
        async export({ id }) {
          return { diagnoses: await diagnoses.copy(id), leafFeedback: await feedback.copy(id) };
        },
        // Diagnoses and feedback are deleted with the account.
        async delete(tx, { id }) {
          const removed = await pictures.removeOfUser(tx, id);
          return () => pictures.removeFiles(removed);
        },
      },
      cleanUp: async (at) => ({ leafPictures: await pictures.cleanUp(at) }),
    };
  },
  { commands: leafCommands },
);
