import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * One clause of the product's specification.
 * @typedef {{ id: string, text: string }} Clause
 */

/**
 * Clauses under one heading.
 * @typedef {{ heading: string, clauses: Clause[] }} Section
 */

/** The file that holds every clause: headings as in Markdown, and lines of an id, a tab and the clause. */
const clausesFile = join(root, 'docs/spec-clauses.tsv');

/**
 * Reads the sections of the specification's clauses in their order.
 * @param {string} text of the file of clauses
 * @returns {Section[]}
 */
export function readSections(text = readFileSync(clausesFile, 'utf8')) {
  /** @type {Section[]} */
  const sections = [];
  for (const line of text.split('\n')) {
    const [id = '', clause] = line.split('\t');
    if (line.startsWith('#')) sections.push({ heading: line, clauses: [] });
    else if (clause) sections.at(-1)?.clauses.push({ id, text: clause });
  }
  return sections;
}

/** Every clause in its order. */
export const readClauses = () => readSections().flatMap(({ clauses }) => clauses);

/** The tags that tests may carry: the ids of the clauses. */
export const clauseTags = () =>
  readClauses().map(({ id, text }) => ({ name: id, description: text }));
