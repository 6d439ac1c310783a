import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ id: string, title: string, name: string, importPath: string, exportName?: string }} Story */
/** A story in both states; one that was added has no `before`, one that was removed no `after`. @typedef {{ before?: Story, after?: Story }} Pair */

/**
 * The stories of a built Storybook.
 * @param {string} folder
 * @returns {Story[]}
 */
export function readStories(folder) {
  /** @type {{ entries: Record<string, Story & { type: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * Pairs the stories of two states by id, and what is left by file and export, since an id changes with its title.
 * @param {readonly Story[]} before
 * @param {readonly Story[]} after
 * @param {RegExp} [pattern]
 */
export function pairStories(before, after, pattern) {
  const left = new Set(before);
  /** @type {Map<Story, Story>} */
  const found = new Map();
  for (const key of [(/** @type {Story} */ { id }) => id, placeOf]) {
    const byKey = new Map([...left].map((story) => [key(story), story]));
    for (const story of after) {
      const same = found.has(story) ? undefined : byKey.get(key(story));
      if (!same || !left.delete(same)) continue;
      found.set(story, same);
    }
  }
  /** @type {Pair[]} */
  const pairs = [
    ...after.map((story) => ({ before: found.get(story), after: story })),
    ...[...left].map((story) => ({ before: story })),
  ];
  return pairs.filter((pair) => !pattern || pattern.test(wordsOf(pair)));
}

/** @param {Story} story */
function placeOf({ importPath, exportName, name }) {
  return `${importPath}#${exportName ?? name}`;
}

/** @param {Pair} pair */
function wordsOf({ before, after }) {
  return [before, after]
    .flatMap((story) =>
      story ? [`${story.title}/${story.name} ${story.id} ${story.importPath}`] : [],
    )
    .join(' ');
}
