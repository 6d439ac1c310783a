import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The most files of scripts that a page may load at first, beside the one that the bundler adds. */
const FILES_LIMIT = 9;
/** How many it should load, and what one more counts, in bytes. */
const MAX_FILES = 4;
const FILE_OVER_LIMIT = 25_000;
/** What each request counts on a slow line, in bytes. */
const REQUEST = 2_000;
/** From this size on each further byte of a page counts this much. */
const LARGE_PAGE = 149_200;
const LARGE_PAGE_FACTOR = 40;
/** What loading on demand counts beside a page: it comes later, and one at a time. */
const ON_DEMAND = 0.05;

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A file of the build that is planned from: modules that the same loads need. */
interface Part {
  file: string;
  modules: readonly string[];
  bytes: number;
  imports: readonly string[];
  /** Places in the list of loads. */
  loads: ReadonlySet<number>;
  /** Imported on demand, which keeps it a file of its own. */
  isFixed: boolean;
}

/** Parts that become one file. */
interface Group {
  parts: readonly Part[];
  bytes: number;
  loads: ReadonlySet<number>;
  isFixed: boolean;
}

/** What is loaded at once: a page with its frame, or something on demand. */
interface Load {
  isPage: boolean;
  bytes: number;
  files: number;
}

/**
 * Decides which modules share a file. Left to itself the bundler makes a file of each set of modules that the same
 * pages use: thirty for a page, most of them below 1 kB, each a request of its own. The plan is made from such a build
 * and merges what adds the least to other pages.
 */
export function createChunkPlan() {
  const nameOf = new Map<string, string>();
  let chunks: Rolldown.OutputChunk[] = [];
  return {
    /** Group of `codeSplitting`: the plan, once it is made. */
    group: { debugName: 'chunk plan', name: (id: string) => nameOf.get(id) ?? null },
    plugin: {
      name: 'chunk-plan',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        },
      },
    } satisfies Plugin,
    /**
     * Makes the plan from the last build.
     *
     * @param pages for each page the ids of the modules that are loaded with the application's own
     */
    make(pages: readonly (readonly string[])[]): void {
      const { parts, loads } = readBuild(chunks, pages);
      for (const [at, { parts: merged }] of plan(parts, loads).entries()) {
        for (const id of merged.flatMap(({ modules }) => modules)) nameOf.set(id, `shared-${at}`);
      }
    },
  };
}

function readBuild(chunks: readonly Rolldown.OutputChunk[], pages: readonly (readonly string[])[]) {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bytesOf = new Map(
    chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code, quickly).length]),
  );
  const loads: Load[] = [];
  const loadsOf = new Map(chunks.map((chunk) => [chunk, new Set<number>()]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  function addLoad(isPage: boolean, starts: readonly Rolldown.OutputChunk[]): void {
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      loadsOf.get(chunk)?.add(loads.length);
      for (const file of chunk.imports) visit(byFile.get(file));
    };
    for (const chunk of [...entries, ...starts]) visit(chunk);
    const bytes = [...seen].reduce((sum, chunk) => sum + (bytesOf.get(chunk) ?? 0), 0);
    loads.push({ isPage, bytes, files: seen.size });
  }
  const ofPages = new Set<Rolldown.OutputChunk>();
  for (const modules of pages) {
    const own = modules.map((id) => {
      const chunk = chunkOf.get(id);
      if (!chunk) throw new Error(`the build has no module ${id}`);
      return chunk;
    });
    for (const chunk of own) ofPages.add(chunk);
    addLoad(true, own);
  }
  for (const chunk of chunks) {
    if (chunk.isDynamicEntry && !ofPages.has(chunk)) addLoad(false, [chunk]);
  }
  const parts = chunks.map(
    (chunk): Part => ({
      file: chunk.fileName,
      modules: chunk.moduleIds,
      bytes: bytesOf.get(chunk) ?? 0,
      imports: chunk.imports,
      loads: loadsOf.get(chunk) ?? new Set(),
      isFixed: chunk.isDynamicEntry,
    }),
  );
  return { parts, loads };
}

const never: Load = { isPage: false, bytes: 0, files: 0 };

/** How bad a load is, in bytes. */
function badness({ isPage, bytes, files }: Load): number {
  if (!isPage) return ON_DEMAND * bytes;
  const tooMany = Math.max(0, files - MAX_FILES);
  const tooLarge = Math.max(0, bytes - LARGE_PAGE);
  return bytes + LARGE_PAGE_FACTOR * tooLarge + REQUEST * files + FILE_OVER_LIMIT * tooMany;
}

/** Merges the two groups whose merging gains the most, until none gains anything and no page has too many files. */
function plan(parts: readonly Part[], firstLoads: readonly Load[]): Group[] {
  let loads = [...firstLoads];
  let groups = parts.map((part): Group => ({ ...part, parts: [part] }));
  for (;;) {
    const reach = reachOf(groups);
    const before = loads.map(badness);
    const gainOf = (one: Group, other: Group) => {
      const after = merged(loads, one, other, reach);
      return before.reduce((sum, bad, at) => sum + bad - badness(after[at] ?? never), 0);
    };
    const crowded = loads.findIndex(({ isPage, files }) => isPage && files > FILES_LIMIT);
    const pagesOf = ({ loads: own }: Group) => [...own].filter((at) => loads[at]?.isPage);
    const shared = groups.filter((group) => !group.isFixed && pagesOf(group).length > 0);
    const [best] = shared
      .flatMap((one, at) => shared.slice(at + 1).map((other) => ({ one, other })))
      .filter(({ one, other }) => pagesOf(one).some((page) => other.loads.has(page)))
      .filter(({ one, other }) => !isCircular(one, other, reach))
      .map(({ one, other }) => ({ one, other, gain: gainOf(one, other) }))
      .filter(
        ({ one, other, gain }) => gain > 0 || (one.loads.has(crowded) && other.loads.has(crowded)),
      )
      .toSorted((one, other) => other.gain - one.gain);
    if (!best) return shared;
    const { one, other } = best;
    loads = merged(loads, one, other, reach);
    groups = join(groups, one, other, reach);
  }
}

type Reach = ReadonlyMap<Group, ReadonlySet<Group>>;

/** All groups that each one imports, also through others. */
function reachOf(groups: readonly Group[]): Reach {
  const ownerOf = new Map(groups.flatMap((group) => group.parts.map(({ file }) => [file, group])));
  const reach = new Map<Group, Set<Group>>();
  const visit = (group: Group): Set<Group> => {
    const known = reach.get(group);
    if (known) return known;
    const found = new Set<Group>();
    reach.set(group, found);
    for (const file of group.parts.flatMap(({ imports }) => imports)) {
      const owner = ownerOf.get(file);
      if (!owner || owner === group) continue;
      found.add(owner);
      for (const further of visit(owner)) found.add(further);
    }
    return found;
  };
  groups.forEach(visit);
  return reach;
}

/** Whether one imports the other through a third: merged, its modules would run before what they need. */
function isCircular(one: Group, other: Group, reach: Reach): boolean {
  const goesThrough = (from: Group, to: Group) =>
    [...(reach.get(from) ?? [])].some((group) => group !== to && reach.get(group)?.has(to));
  return goesThrough(one, other) || goesThrough(other, one);
}

/** The loads when two groups are one file: who needs one of them gets both, and all that they import. */
function merged(loads: readonly Load[], one: Group, other: Group, reach: Reach): Load[] {
  const together = [one, other, ...(reach.get(one) ?? []), ...(reach.get(other) ?? [])];
  const all = [...new Set(together)];
  return loads.map((load, at) => {
    if (!one.loads.has(at) && !other.loads.has(at)) return load;
    const added = all.filter((group) => !group.loads.has(at));
    return {
      ...load,
      bytes: added.reduce((sum, { bytes }) => sum + bytes, load.bytes),
      files: load.files + added.length - 1,
    };
  });
}

function join(groups: readonly Group[], one: Group, other: Group, reach: Reach): Group[] {
  const joined: Group = {
    parts: [...one.parts, ...other.parts],
    bytes: one.bytes + other.bytes,
    loads: new Set([...one.loads, ...other.loads]),
    isFixed: false,
  };
  const imported = new Set([...(reach.get(one) ?? []), ...(reach.get(other) ?? [])]);
  const others = groups
    .filter((group) => group !== one && group !== other)
    .map((group) =>
      imported.has(group) ? { ...group, loads: new Set([...group.loads, ...joined.loads]) } : group,
    );
  return [...others, joined];
}
