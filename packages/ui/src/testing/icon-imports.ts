/** The names that a source file imports from the icon library. */
export const iconImports = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'lucide-react';/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as \w+$/, ''))
      .filter((name) => name && !name.startsWith('type ')),
  );
