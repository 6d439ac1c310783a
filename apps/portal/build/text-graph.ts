import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The hooks that read texts; their first argument names a group, a file of `locales/<language>`. */
const hooks = ['useTranslation', 'useTranslationIn', 'useTexts'];
/** The texts that are there before any page; the frame shows them. */
const frameGroup = 'shell';

type Parsed = ReturnType<typeof parseSync>;

/** What one module uses: groups of texts, and modules that come with it. */
interface Module {
  groups: readonly string[];
  imports: readonly string[];
}

/** Tells from the module graph which groups of texts a module needs. */
export interface TextGraph {
  /** The groups that this module and its static imports use; throws where one does not exist. */
  groupsOf: (file: string) => string[];
  /** The groups that a dynamic import has to load: those of its target that the importer lacks. */
  groupsBeside: (importer: string, target: string) => string[];
  /** Reads a module again that has changed. */
  invalidate: (file: string) => void;
}

export const isModule = (file: string) => /\.tsx?$/.test(file);

/**
 * Groups of texts by module, from the static imports below a source folder.
 *
 * @param src folder with `locales/<language>/<group>.json`
 */
export function createTextGraph(src: string): TextGraph {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const found = modules.get(file) ?? readModule(src, file);
    modules.set(file, found);
    return found;
  };
  function collect(file: string, seen: Set<string>): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of read(file).imports) collect(imported, seen);
    return seen;
  }
  const groupsOf = (file: string) => {
    const groups = [...collect(file, new Set())].flatMap((one) => read(one).groups);
    return [...new Set(groups)];
  };
  return {
    groupsOf,
    groupsBeside(importer, target) {
      const present = new Set([frameGroup, ...groupsOf(importer)]);
      return groupsOf(target).filter((group) => !present.has(group));
    },
    invalidate: (file) => void modules.delete(file),
  };
}

function readModule(src: string, file: string): Module {
  const parsed = parseSync(file, readFileSync(file, 'utf8'));
  const imports = runtimeImports(parsed)
    .filter((specifier) => specifier.startsWith('.') && isModule(specifier))
    .map((specifier) => resolve(dirname(file), specifier));
  return { groups: [...usedGroups(src, file, parsed)], imports };
}

/** What a module imports or re-exports, types left out. */
function runtimeImports({ module: { staticImports, staticExports } }: Parsed): string[] {
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...imported, ...exported];
}

function usedGroups(src: string, file: string, { module, program }: Parsed): Set<string> {
  const groups = new Set<string>();
  const names = module.staticImports
    .flatMap(({ entries }) => entries)
    .filter(({ importName }) => hooks.includes(importName.name ?? ''))
    .map(({ localName }) => localName.value);
  if (names.length === 0) return groups;
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [group] }) {
      if (callee.type !== 'Identifier' || !names.includes(callee.name)) return;
      groups.add(existingGroup(src, file, group));
    },
  });
  visitor.visit(program);
  return groups;
}

function existingGroup(src: string, file: string, group: ESTree.Argument | undefined): string {
  const fault = (text: string) => new Error(`${relative(src, file)}: ${text}`);
  if (group?.type !== 'Literal' || typeof group.value !== 'string') {
    throw fault('a group of texts is named by a string literal, which the build can read');
  }
  const name = group.value;
  const missing = readdirSync(join(src, 'locales')).find(
    (language) => !existsSync(join(src, 'locales', language, `${name}.json`)),
  );
  if (missing) throw fault(`uses the texts '${name}', but locales/${missing} has no such file`);
  return name;
}
