/**
 * Whether a file is one of those that the worker keeps: scripts, styles, texts and pictures of the build. The model of
 * the leaf doctor has megabytes and a cache of its own, which the page fills when its user agrees.
 *
 * @example isKeptFile('/assets/leaf-model-1a2b3c4d.bin') // false
 */
export const isKeptFile = (path: string): boolean =>
  path.startsWith('/assets/') && !path.endsWith('.bin');
