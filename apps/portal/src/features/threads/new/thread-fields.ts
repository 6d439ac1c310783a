/** A discussion as it is typed. */
export interface ThreadFields {
  title: string;
  content: string;
  /** Id of a crop; empty for none. */
  crop: string;
  showsContacts: boolean;
}

export const blankThread: ThreadFields = {
  title: '',
  content: '',
  crop: '',
  showsContacts: false,
};

/** The fields that a draft keeps; a consent is given anew. */
export const draftFields = ['title', 'content', 'crop'] as const satisfies (keyof ThreadFields)[];
