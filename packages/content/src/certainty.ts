import type { Bilingual } from './text.ts';

/**
 * How sure a fact is, from surest to least. `source read`: read in a public page or a public list.
 * `portal host seen`: the department's site is known, the page itself was not opened. `computed`:
 * worked out from facts that were read. `memory`: general knowledge, not looked up. `unverified`:
 * likely, but to be confirmed before a visit.
 */
export type Certainty = 'source read' | 'portal host seen' | 'computed' | 'memory' | 'unverified';

/** Where a fact comes from. */
export interface Sourced {
  certainty: Certainty;
  source: string;
}

/** The texts of certainties. */
export interface SourcedInWords {
  certainty: Certainty;
  source: Bilingual;
}

/** Certainty and source beside a fact. */
export const certaintyLabels: Readonly<Record<Certainty, Bilingual>> = {
  'source read': { en: 'Read in a public source', hi: 'सार्वजनिक स्रोत में पढ़ा गया' },
  'portal host seen': {
    en: "Department's site known, ask there for today's terms",
    hi: 'विभाग की साइट पक्की, आज की शर्तें वहीं पूछें',
  },
  computed: { en: 'Worked out from public figures', hi: 'सार्वजनिक आंकड़ों से निकाला गया' },
  memory: { en: 'General knowledge, please confirm', hi: 'सामान्य जानकारी, कृपया पुष्टि करें' },
  unverified: {
    en: 'Not confirmed, call before you go',
    hi: 'पुष्टि नहीं हुई, जाने से पहले पूछ लें',
  },
};
