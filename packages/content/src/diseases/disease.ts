import { callCentre } from '../about/call-centre.ts';
import type { Sourced } from '../certainty.ts';
import type { Bilingual } from '../text.ts';
import type { Friend } from './friends.ts';

export type Cause =
  | 'fungus'
  | 'oomycete'
  | 'bacteria'
  | 'virus'
  | 'phytoplasma'
  | 'insect'
  | 'mite'
  | 'nematode'
  | 'deficiency';

export interface Disease extends Sourced {
  id: string;
  /** Crop or group of crops. */
  crop: Bilingual;
  /** Ids of crops; empty for unknown crops, and for any crop. */
  cropIds: readonly string[];
  name: Bilingual;
  cause: Cause;
  /** Scientific name of the cause. */
  agent: string;
  symptoms: Bilingual;
  /** Measures without a spray, which come first. */
  practice: Bilingual;
  /** What it costs to do nothing: one sentence, with a range only where one is well known. */
  untreated: Bilingual;
  /** Biological controls. */
  friends: readonly Friend[];
  /**
   * Active ingredients with a label for it, as the label spells them; never a dose. Empty where no
   * spray helps.
   */
  ingredients: readonly string[];
  /** Season of its appearance. */
  weather: Bilingual;
  /** The name that the common leaf picture data set gives it. */
  pictureLabel?: string;
}

export const causeNames: Readonly<Record<Cause, Bilingual>> = {
  fungus: { en: 'Fungus', hi: 'फफूंद' },
  oomycete: { en: 'Water mould', hi: 'जल फफूंद' },
  bacteria: { en: 'Bacteria', hi: 'जीवाणु' },
  virus: { en: 'Virus', hi: 'विषाणु' },
  phytoplasma: { en: 'Phytoplasma', hi: 'फाइटोप्लाज्मा' },
  insect: { en: 'Insect', hi: 'कीट' },
  mite: { en: 'Mite', hi: 'मकड़ी (माइट)' },
  nematode: { en: 'Nematode', hi: 'सूत्रकृमि' },
  deficiency: { en: 'Lack of a nutrient', hi: 'पोषक तत्व की कमी' },
};

/** Notice beside every active ingredient. */
export const labelAdvice: Bilingual = {
  en: `Only if the label names your crop and this trouble; dose, time and waiting days as on the label. Ask your KVK or call ${callCentre}.`,
  hi: `तभी लें जब लेबल पर आपकी फसल और यह समस्या लिखी हो; मात्रा, समय और रुकने के दिन लेबल के अनुसार। केवीके से पूछें या ${callCentre} पर बात करें।`,
};

/** Notice if there is no spray. */
export const noSprayAdvice: Bilingual = {
  en: 'No spray cures this. Do what is said above.',
  hi: 'इसकी कोई दवा नहीं। ऊपर बताए उपाय करें।',
};

/** Adds the source that all these share. */
export const seenIn = (diseases: readonly Omit<Disease, keyof Sourced>[]): readonly Disease[] =>
  diseases.map((disease) => ({
    ...disease,
    certainty: 'memory',
    source:
      'common advice of ICAR and state universities, checked against the list of banned pesticides',
  }));
