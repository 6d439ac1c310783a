import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { readSections } from './spec-map/clauses.mjs';
import { writePage } from './spec-map/page.mjs';
import { findTaggedTests } from './spec-map/tagged-tests.mjs';

const page = 'docs/spec-map.md';
writeFileSync(join(root, page), writePage(readSections(), findTaggedTests()));
process.stdout.write(`${page} is written.\n`);
