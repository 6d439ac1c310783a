/** The most files of scripts that a page may load at first, beside the one that the bundler adds. */
const FILES_LIMIT = 9;
/** How many it should load, and what one more counts, in bytes. */
const MAX_FILES = 4;
const FILE_OVER_LIMIT = 16_000;
/** What each request counts on a slow line, in bytes. */
const REQUEST = 2_000;
/** From this size on each further byte of a page counts this much. */
const LARGE_PAGE = 131_900;
const LARGE_PAGE_FACTOR = 60;
/** What loading on demand counts beside a page: it comes later, and one at a time. */
const ON_DEMAND = 0.05;

/** A file of the build that is planned from: modules that the same loads need. */
export interface Part {
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
export interface Load {
  isPage: boolean;
  bytes: number;
  files: number;
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
export function planChunks(parts: readonly Part[], firstLoads: readonly Load[]): Group[] {
  let loads = [...firstLoads];
  let groups = parts.map((part): Group => ({ ...part, parts: [part] }));
  for (;;) {
    const reach = reachOf(groups);
    const isCircular = circularIn(reach);
    const crowded = loads.findIndex(({ isPage, files }) => isPage && files > FILES_LIMIT);
    const pagesOf = new Map(
      groups.map((group) => [group, [...group.loads].filter((at) => loads[at]?.isPage)]),
    );
    const shared = groups.filter((group) => !group.isFixed && pagesOf.get(group)?.length);
    const lacking = lackingOf(shared, loads, reach);
    const gainOf = gainIn(loads, lacking);
    const [best] = shared
      .flatMap((one, at) => shared.slice(at + 1).map((other) => ({ one, other })))
      .filter(({ one, other }) => pagesOf.get(one)?.some((page) => other.loads.has(page)))
      .filter(({ one, other }) => !isCircular(one, other))
      .map(({ one, other }) => ({ one, other, gain: gainOf(one, other) }))
      .filter(
        ({ one, other, gain }) => gain > 0 || (one.loads.has(crowded) && other.loads.has(crowded)),
      )
      .toSorted((one, other) => other.gain - one.gain);
    if (!best) return shared;
    const { one, other } = best;
    loads = loads.map((load, at) => merged(load, at, one, other, lacking));
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

/** Tells whether one group imports the other through a third: merged, its modules would run before what they need. */
function circularIn(reach: Reach) {
  const throughOthers = new Map(
    [...reach].map(([from, all]) => {
      const further = [...all].flatMap((group) =>
        [...(reach.get(group) ?? [])].filter((to) => to !== group),
      );
      return [from, new Set(further)];
    }),
  );
  return (one: Group, other: Group) =>
    Boolean(throughOthers.get(one)?.has(other) || throughOthers.get(other)?.has(one));
}

/** What each load would have to add to get a group and all that it imports. */
type Lacking = ReadonlyMap<Group, readonly { bytes: number; files: number }[]>;

function lackingOf(groups: readonly Group[], loads: readonly Load[], reach: Reach): Lacking {
  const ofGroup = (group: Group) => {
    const parts = [group, ...(reach.get(group) ?? [])];
    return loads.map((_, at) => {
      const absent = parts.filter((part) => !part.loads.has(at));
      return { bytes: absent.reduce((sum, { bytes }) => sum + bytes, 0), files: absent.length };
    });
  };
  return new Map(groups.map((group) => [group, ofGroup(group)]));
}

/** The load when two groups are one file: who needs one of them gets both, and all that they import. */
function merged(load: Load, at: number, one: Group, other: Group, lacking: Lacking): Load {
  if (!one.loads.has(at) && !other.loads.has(at)) return load;
  // A load with one of them has all that it imports.
  const more = lacking.get(one.loads.has(at) ? other : one)?.[at] ?? never;
  return {
    isPage: load.isPage,
    bytes: load.bytes + more.bytes,
    files: load.files + more.files - 1,
  };
}

/** Tells how much better all loads are together when two groups are one file. */
function gainIn(loads: readonly Load[], lacking: Lacking) {
  const before = loads.map(badness);
  return (one: Group, other: Group) => {
    const gainAt = (at: number) => {
      const after = merged(loads[at] ?? never, at, one, other, lacking);
      return (before[at] ?? 0) - badness(after);
    };
    let gain = 0;
    for (const at of one.loads) gain += gainAt(at);
    for (const at of other.loads) if (!one.loads.has(at)) gain += gainAt(at);
    return gain;
  };
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
