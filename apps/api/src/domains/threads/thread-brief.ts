import { cutText } from '@upaj/contract/post-text';
import { briefLength } from '@upaj/contract/threads.rules';

/** Beginnings that are kept: a few megabytes, and more than the first pages of all lists. */
const MOST_KEPT = 500;

/**
 * Cuts texts to their beginnings for brief lists. Finding 200 graphemes takes as long as reading the discussion from the
 * database, and most readers ask for the same pages: the latest beginnings are kept.
 */
export function createBriefs(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const beginning = kept.get(text) ?? cutText(text, briefLength);
    kept.delete(text);
    kept.set(text, beginning);
    const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return beginning;
  };
}
