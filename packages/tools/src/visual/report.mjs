/** @typedef {import('./run.mjs').Kind} Kind */
/** @typedef {import('./run.mjs').State} State */
/** A result whose pictures are in files. @typedef {Omit<import('./run.mjs').Result, 'pictures'> & { kinds: Kind[] }} Entry */

/** In the order in which they are shown. @type {readonly Kind[]} */
export const KINDS = ['before', 'after', 'difference'];
/** @type {Record<Kind, string>} */
const CAPTIONS = { before: 'Before', after: 'After', difference: 'Difference' };
/** @type {[State, string][]} */
const GROUPS = [
  ['changed', 'Changed'],
  ['added', 'Added'],
  ['removed', 'Removed'],
  ['failed', 'Could not be compared'],
];

const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1b1b1b; --soft: #5c5c5c; --line: #c9c9c9; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181a; --ink: #ececec; --soft: #a9a9a9; --line: #45494d; --link: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 110rem; padding: 1rem 1.5rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; }
caption { text-align: left; }
th, td { padding: 0.15rem 1.5rem 0.15rem 0; text-align: left; font-variant-numeric: tabular-nums; }
article { border-top: 1px solid var(--line); margin-top: 2rem; }
.note { color: var(--soft); }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; min-width: 0; }
figcaption { color: var(--soft); }
img { display: block; max-width: 100%; border: 1px solid var(--line); background: #fff; }
`;

/**
 * How many results have each state.
 * @param {readonly Entry[]} results
 */
export function countStates(results) {
  const counts = { same: 0, changed: 0, added: 0, removed: 0, failed: 0, skipped: 0 };
  for (const { state } of results) counts[state] += 1;
  return { ...counts, compared: counts.same + counts.changed };
}

/**
 * 0 if nothing differs, 1 if something does, 2 if something could not be compared.
 * @param {readonly Entry[]} results
 */
export function exitCodeOf(results) {
  const { failed, changed, added, removed, compared } = countStates(results);
  if (failed > 0 || compared + added + removed === 0) return 2;
  return changed + added + removed > 0 ? 1 : 0;
}

/** The folder of the pictures, beside the page. */
export const PICTURES = 'visual-pictures';

/**
 * The path of a picture beside the page.
 * @param {Pick<Entry, 'pair' | 'mode'>} result
 * @param {Kind} kind
 */
export function picturePath({ pair, mode }, kind) {
  return `${PICTURES}/${idOf(pair)}/${mode.replaceAll(/[^\w-]+/g, '-')}-${kind}.png`;
}

/**
 * One page with everything that differs.
 * @param {object} page
 * @param {string} page.before what was compared
 * @param {string} page.after
 * @param {readonly string[]} page.modes
 * @param {readonly Entry[]} page.results
 */
export function reportPage({ before, after, modes, results: unsorted }) {
  const results = unsorted.toSorted(
    (one, other) =>
      nameOf(one).localeCompare(nameOf(other)) ||
      modes.indexOf(one.mode) - modes.indexOf(other.mode),
  );
  const groups = GROUPS.map(([state, heading]) => groupPart(state, heading, results));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual comparison: ${escapeHtml(verdict(results))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Visual comparison</h1>
<p>Before: ${escapeHtml(before)}<br>After: ${escapeHtml(after)}<br>Modes: ${escapeHtml(modes.join(', '))}</p>
<p><strong>${escapeHtml(verdict(results))}</strong></p>
${countTable(results)}
${contents(results)}
<main>
${groups.join('')}</main>
</body>
</html>
`;
}

/** @param {readonly Entry[]} results */
function verdict(results) {
  const { changed, added, removed, failed } = countStates(results);
  if (changed + added + removed + failed === 0) return 'Nothing differs';
  return `${changed} changed, ${added} added, ${removed} removed, ${failed} could not be compared`;
}

/** @param {readonly Entry[]} results */
function countTable(results) {
  const counts = countStates(results);
  const rows = [
    ['Compared', counts.compared],
    ['Changed', counts.changed],
    ['Added', counts.added],
    ['Removed', counts.removed],
    ['Could not be compared', counts.failed],
    ['Without pictures by their own setting', counts.skipped],
  ].map(([name, count]) => `<tr><th scope="row">${name}</th><td>${count}</td></tr>\n`);
  return `<table>\n<caption class="note">Stories times modes</caption>\n${rows.join('')}</table>`;
}

/** @param {readonly Entry[]} results */
function contents(results) {
  const lines = GROUPS.flatMap(([state, heading]) =>
    byStory(results, state).map(
      ([id, [first]]) =>
        `<li><a href="#${state}-${id}">${escapeHtml(first ? nameOf(first) : id)}</a> (${heading.toLowerCase()})</li>\n`,
    ),
  );
  if (lines.length === 0) return '';
  return `<nav aria-label="Stories that differ">\n<ul>\n${lines.join('')}</ul>\n</nav>`;
}

/**
 * @param {State} state
 * @param {string} heading
 * @param {readonly Entry[]} results
 */
function groupPart(state, heading, results) {
  const stories = byStory(results, state);
  if (stories.length === 0) return '';
  const parts = stories.map(([id, own]) => storyPart(`${state}-${id}`, own));
  return `<section aria-labelledby="${state}">\n<h2 id="${state}">${heading}</h2>\n${parts.join('')}</section>\n`;
}

/**
 * @param {string} anchor
 * @param {readonly Entry[]} results of one story
 */
function storyPart(anchor, results) {
  const [first] = results;
  if (!first) return '';
  const { before, after } = first.pair;
  const isRenamed = before && after && before.id !== after.id;
  const formerly = isRenamed ? ` <span class="note">Before: ${fullName(before)}.</span>` : '';
  // The address of `npm run storybook`.
  const link = `http://localhost:6006/?path=/story/${idOf(first.pair)}`;
  return `<article aria-labelledby="${anchor}">
<h3 id="${anchor}"><a href="${link}">${escapeHtml(nameOf(first))}</a></h3>
<p class="note">${escapeHtml((after ?? before)?.importPath ?? '')}${formerly}</p>
${results.map(modePart).join('')}</article>
`;
}

/** @param {Entry} result */
function modePart(result) {
  const { mode, note, kinds } = result;
  const figures = kinds.map((kind) => {
    const path = picturePath(result, kind);
    const words = `${CAPTIONS[kind]}: ${nameOf(result)}, ${mode}`;
    return `<figure><figcaption>${CAPTIONS[kind]}</figcaption><a href="${path}"><img loading="lazy" src="${path}" alt="${escapeHtml(words)}"></a></figure>\n`;
  });
  const row = figures.length > 0 ? `<div class="pictures">\n${figures.join('')}</div>\n` : '';
  return `<h4>${escapeHtml(mode)}</h4>\n${note ? `<p class="note">${escapeHtml(note)}</p>\n` : ''}${row}`;
}

/**
 * @param {readonly Entry[]} results
 * @param {State} state
 */
function byStory(results, state) {
  /** @type {Map<string, Entry[]>} */
  const stories = new Map();
  for (const result of results) {
    if (result.state !== state) continue;
    const id = idOf(result.pair);
    stories.set(id, [...(stories.get(id) ?? []), result]);
  }
  return [...stories];
}

/**
 * Title and name of the story.
 * @param {Pick<Entry, 'pair'>} result
 */
export function nameOf({ pair: { before, after } }) {
  const story = after ?? before;
  return story ? `${story.title} / ${story.name}` : '';
}

/** @param {Entry['pair']} pair */
function idOf({ before, after }) {
  return (after ?? before)?.id ?? '';
}

/** @param {import('./stories.mjs').Story} story */
function fullName({ title, name }) {
  return escapeHtml(`${title} / ${name}`);
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
