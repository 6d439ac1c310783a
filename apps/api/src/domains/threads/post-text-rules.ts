import { createHash } from 'node:crypto';
import { findCrop } from '@upaj/content/crops/crops';
import { foldedWords } from '@upaj/content/search/fold';
import { invalidField } from '@upaj/contract/api-error';
import { countLinks } from '@upaj/contract/threads.rules';

/** What an author wrote, by the names of the fields. */
export interface WrittenText {
  title?: string | undefined;
  content?: string | undefined;
}

/**
 * Digest of a text by its words: capitals, punctuation and spelling variants make no other text. A text without words,
 * such as of emoji, is itself.
 */
export function fingerprintOf(content: string): string {
  const words = foldedWords(content).join(' ');
  return createHash('sha256')
    .update(words === '' ? content : words)
    .digest('hex');
}

/** Refuses more links than `most` in title and content together. */
export function requireFewLinks({ title = '', content = '' }: WrittenText, most: number): void {
  const inContent = countLinks(content);
  if (countLinks(title) + inContent <= most) return;
  throw invalidField(inContent > 0 ? 'content' : 'title', 'too_many_links', most);
}

/** Refuses the id of a crop that there is not. */
export function requireCrop(crop: string | null | undefined): void {
  if (typeof crop === 'string' && !findCrop(crop)) throw invalidField('crop', 'wrong_choice');
}
