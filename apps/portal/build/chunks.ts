import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type Load, type Part, planChunks } from './chunk-plan.ts';

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
      for (const [at, { parts: merged }] of planChunks(parts, loads).entries()) {
        for (const id of merged.flatMap(({ modules }) => modules)) nameOf.set(id, `shared-${at}`);
      }
    },
  };
}

function readBuild(chunks: readonly Rolldown.OutputChunk[], pages: readonly (readonly string[])[]) {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  function withImports(starts: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.imports) visit(byFile.get(file));
    };
    for (const chunk of [...entries, ...starts]) visit(chunk);
    return seen;
  }
  const ofPages = pages.map((modules) =>
    modules.map((id) => {
      const chunk = chunkOf.get(id);
      if (!chunk) throw new Error(`the build has no module ${id}`);
      return chunk;
    }),
  );
  const isOfPage = new Set(ofPages.flat());
  const onDemand = chunks.filter((chunk) => chunk.isDynamicEntry && !isOfPage.has(chunk));
  const loaded = [...ofPages, ...onDemand.map((chunk) => [chunk])].map(withImports);
  const bytesOf = weigh(chunks, loaded);
  const loads = loaded.map(
    (seen, at): Load => ({
      isPage: at < pages.length,
      bytes: [...seen].reduce((sum, chunk) => sum + (bytesOf.get(chunk) ?? 0), 0),
      files: seen.size,
    }),
  );
  const parts = chunks.map(
    (chunk): Part => ({
      file: chunk.fileName,
      modules: chunk.moduleIds,
      bytes: bytesOf.get(chunk) ?? 0,
      imports: chunk.imports,
      loads: new Set(loaded.flatMap((seen, at) => (seen.has(chunk) ? at : []))),
      isFixed: chunk.isDynamicEntry,
    }),
  );
  return { parts, loads };
}

/** What each file adds to those that every load has: apart from them a small one would weigh twice of that. */
function weigh(
  chunks: readonly Rolldown.OutputChunk[],
  loaded: readonly ReadonlySet<Rolldown.OutputChunk>[],
): Map<Rolldown.OutputChunk, number> {
  let common = '';
  let commonBytes = 0;
  const bytesOf = new Map<Rolldown.OutputChunk, number>();
  const adds = ({ code }: Rolldown.OutputChunk) =>
    brotliCompressSync(common + code, quickly).length - commonBytes;
  const isCommon = (chunk: Rolldown.OutputChunk) => loaded.every((seen) => seen.has(chunk));
  for (const chunk of chunks.filter(isCommon)) {
    const bytes = adds(chunk);
    bytesOf.set(chunk, bytes);
    common += chunk.code;
    commonBytes += bytes;
  }
  for (const chunk of chunks) if (!bytesOf.has(chunk)) bytesOf.set(chunk, adds(chunk));
  return bytesOf;
}
