import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from '../../git.mjs';
import { changedFiles, modulesNaming } from './changed-files.mjs';

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const commit = (subject: string) => {
  git(folder, 'add', '-A');
  const person = ['-c', 'user.name=Asha', '-c', 'user.email=asha@upaj.example'];
  git(folder, ...person, 'commit', '-q', '-m', subject);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upaj-changed-'));
  git(folder, 'init', '-q', '-b', 'main');
  mkdirSync(join(folder, 'apps/portal'), { recursive: true });
  write('apps/portal/page.ts', "useTranslation('crops');");
  write('apps/portal/other.ts', "useTranslation('orders');");
  write('gone.ts', '');
  commit('Begin');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the changed files', () => {
  it('are those that the working tree changed, added or deleted, with any name', () => {
    expect(changedFiles(folder)).toEqual([]);
    write('apps/portal/page.ts', '');
    write('apps/portal/मंडी.ts', '');
    rmSync(join(folder, 'gone.ts'));
    expect(changedFiles(folder)).toEqual(['apps/portal/page.ts', 'apps/portal/मंडी.ts', 'gone.ts']);
  });

  it('are those since the branch left main, or since a commit that is named', () => {
    git(folder, 'checkout', '-q', '-b', 'branch');
    write('first.ts', '');
    commit('First');
    write('second.ts', '');
    commit('Second');
    expect(changedFiles(folder)).toEqual(['first.ts', 'second.ts']);
    expect(changedFiles(folder, 'HEAD~1')).toEqual(['second.ts']);
    expect(() => changedFiles(folder, 'nowhere')).toThrow('git diff');
  });
});

it('a text belongs to the modules of its package that name it', () => {
  const modules = ['apps/portal/page.ts', 'apps/portal/other.ts', 'gone.ts'];
  const naming = (path: string) => modulesNaming(folder, [path], modules);
  expect(naming('apps/portal/locales/en/crops.json')).toEqual(['apps/portal/page.ts']);
  expect(naming('apps/api/crops.json')).toEqual([]);
});
