import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modules, type ProbeProps } from './testing/component-modules.tsx';
import { samples } from './testing/component-samples.tsx';

let handed: Element | null = null;
const probe: ProbeProps = {
  ref: (element) => {
    handed = element ?? handed;
  },
  className: 'from-the-caller',
  'data-probe': 'root',
  'aria-keyshortcuts': 'Alt+P',
};

const packageRoot = join(import.meta.dirname, '..');
const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(packageRoot, 'package.json'), 'utf8'),
);
const components = Object.entries(exports).filter(([, file]) => file.endsWith('.tsx'));

function drawnRoot(draw: (props: ProbeProps) => React.ReactNode): HTMLElement {
  render(draw(probe));
  const roots = document.querySelectorAll<HTMLElement>('[data-probe]');
  const [root] = roots;
  if (!root || roots.length !== 1) throw new Error(`found ${roots.length} roots instead of one`);
  return root;
}

function canTakeFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

const parts = Object.entries(samples);

describe('every component', () => {
  it.each(parts)(
    '%s applies the props of the caller to its root and names its slot',
    (_, { draw }) => {
      const root = drawnRoot(draw);
      expect(root).toHaveClass('from-the-caller');
      expect(root).toHaveAttribute('aria-keyshortcuts', 'Alt+P');
      expect(root.dataset.slot).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );

  it.each(parts)('%s passes its root to a ref', (_, { draw }) => {
    handed = null;
    expect(drawnRoot(draw)).toBe(handed);
  });

  it.each(parts.filter(([, { isInteractive }]) => isInteractive))(
    '%s is reachable by keyboard',
    (_, { draw }) => {
      const root = drawnRoot(draw);
      const inside = root.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea');
      expect([root, ...inside].some(canTakeFocus)).toBe(true);
    },
  );
});

describe('the package', () => {
  it('renders every exported component', () => {
    const drawn = new Set(Object.keys(samples));
    for (const [name, module] of Object.entries(modules)) {
      for (const part of Object.keys(module).filter((key) => /^[A-Z]/.test(key))) {
        expect(drawn, `${part} of ${name}`).toContain(part);
      }
    }
  });

  it('has every exported module in the suite, except the toaster, whose root is sonner’s', () => {
    const names = components.map(([name]) => name.slice('./'.length));
    expect(names.filter((name) => name !== 'toaster').sort()).toEqual(Object.keys(modules).sort());
  });

  it.each(components)('shows %s in a story beside it', (_, file) => {
    const story = join(packageRoot, file.replace(/\.tsx$/, '.stories.tsx'));
    expect(existsSync(story)).toBe(true);
  });

  it.each(Object.entries(exports).filter(([, file]) => !file.includes('*')))(
    'exports %s from an existing file',
    (_, file) => {
      expect(existsSync(join(packageRoot, file))).toBe(true);
    },
  );
});
