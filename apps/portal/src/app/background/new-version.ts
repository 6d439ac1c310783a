type Apply = () => void;

let apply: Apply | undefined;
const listeners = new Set<() => void>();

function change(to: Apply | undefined): void {
  apply = to;
  for (const listener of listeners) listener();
}

/** Offers a new version; the function makes this page use it. */
export const offerNewVersion = (to: Apply): void => change(to);

/** Leaves the page as it is; the new version is used once all pages are closed. */
export const dismissNewVersion = (): void => change(undefined);

/** How this page gets to the offered version, if there is one. */
export const newVersion = (): Apply | undefined => apply;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
