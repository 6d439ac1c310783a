/** Saves a value as an indented JSON file through the browser. */
export function saveJson(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
