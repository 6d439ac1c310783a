import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, git } from './git.mjs';
import { root } from './run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every link between documents leads to a file', () => {
  const pages = filesOf(git(root, 'ls-files', '-z', '*.md')).filter((page) =>
    existsSync(join(root, page)),
  );
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ page, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
});

it('the index of decisions has each decision under its title and date', () => {
  const index = read('docs/decisions/README.md');
  const rows = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => {
      const text = read(`docs/decisions/${name}`);
      const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(text) ?? [];
      const [, date] = /^(?:Accepted|Superseded by \d{4}) · ([\d-]+)/m.exec(text) ?? [];
      return `| [${number}](${name}) | ${title} | ${date} |`;
    });
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});
