import { describe, expect, it } from 'vitest';
import { dependentsOf, nearest } from './affected.mjs';

const modules = [
  { source: 'ui/button.tsx', dependents: ['ui/button.test.tsx', 'ui/dialog.tsx'] },
  { source: 'ui/dialog.tsx', dependents: ['app/page.tsx', 'app/a.test.tsx'] },
  { source: 'app/page.tsx', dependents: ['app/page.test.tsx', 'ui/dialog.tsx'] },
  { source: 'ui/button.test.tsx', dependents: [] },
  { source: 'app/a.test.tsx', dependents: [] },
  { source: 'app/page.test.tsx', dependents: [] },
  { source: 'ui/tabs.test.tsx', dependents: [] },
];

describe('what a change can break', () => {
  it('is what imports the changed module, directly or over others', () => {
    expect(Object.fromEntries(dependentsOf(modules, ['ui/button.tsx', 'README.md']))).toEqual({
      'ui/button.tsx': 0,
      'ui/button.test.tsx': 1,
      'ui/dialog.tsx': 1,
      'app/page.tsx': 2,
      'app/a.test.tsx': 2,
      'app/page.test.tsx': 3,
    });
  });

  it('is tested beside the change first, then by the number of imports between', () => {
    const changed = ['app/page.tsx', 'ui/button.tsx'];
    const found = dependentsOf(modules, ['ui/button.tsx']);
    expect(nearest(found, ['ui/button.tsx'], /[.]test[.]tsx?$/)).toEqual([
      'ui/button.test.tsx',
      'app/a.test.tsx',
      'app/page.test.tsx',
    ]);
    expect(nearest(dependentsOf(modules, changed), changed, /page[.]test/)).toEqual([
      'app/page.test.tsx',
    ]);
  });
});
