const most = 102;

/** The first 102 characters of a title, and whether something was left out. */
export function cutTitle(title: string): { shown: string; isCut: boolean } {
  const isCut = title.length > most;
  return { shown: isCut ? `${title.slice(0, most)}…` : title, isCut };
}
