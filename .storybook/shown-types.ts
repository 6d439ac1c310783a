import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

/** What the build has read of a prop's type. */
interface DocumentedType {
  name: string;
  /** As it is written in the code. */
  raw?: string;
}

interface DocumentedComponent {
  __docgenInfo?: { props?: Record<string, { tsType?: DocumentedType }> };
}

/** Of these the table would show the name alone. */
const namedOnly = new Set(['union', 'intersection', 'tuple']);

/** Shows what a prop may be, in place of the word "union". */
export const withWholeTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo } = (component ?? {}) as DocumentedComponent;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { name: kind = '', raw } = __docgenInfo?.props?.[name]?.tsType ?? {};
      if (!raw || !namedOnly.has(kind)) return [name, argType];
      const summary = raw.replace(/^\|\s*/, '').replace(/\s+/g, ' ');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
};

/** Lets the reader of types see lists: it knows no `readonly` before one, and would call it unknown. */
export function readableLists(): Plugin {
  return {
    name: 'readable-lists',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: /: readonly / },
      handler: (code) => ({ code: code.replace(/(?<=: )readonly /g, ''), map: null }),
    },
  };
}
