/** Why a dropped file was not taken. */
export type RejectionCode =
  | 'file-invalid-type'
  | 'file-too-large'
  | 'file-too-small'
  | 'too-many-files'
  /** A picture by its type, but not one that the browser can draw; known only after it was taken. */
  | 'file-unreadable';

export interface Rejection {
  file: File;
  code: RejectionCode;
}

export interface FileLimits {
  /** Accepted types in the form of the `accept` attribute, such as `image/*,.pdf`. */
  accept: string;
  /** Largest size in bytes. */
  maxSize: number;
  /** Smallest size in bytes. */
  minSize: number;
  /** Largest number of files, those already there included. */
  maxFiles: number;
}

/** Whether a file's type or name is among those of an `accept` attribute. */
export function isAccepted(file: File, accept: string): boolean {
  return accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => {
      if (pattern === '') return false;
      if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
      return file.type === pattern;
    });
}

function faultOf(file: File, limits: FileLimits): RejectionCode | null {
  if (!isAccepted(file, limits.accept)) return 'file-invalid-type';
  if (file.size > limits.maxSize) return 'file-too-large';
  if (file.size < limits.minSize) return 'file-too-small';
  return null;
}

/** The same photograph, dropped or chosen a second time. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Parts the new files into those that fit beside the present ones and those that do not; what is there already is passed over. */
export function checkFiles(present: readonly File[], added: readonly File[], limits: FileLimits) {
  const accepted: File[] = [];
  const rejections: Rejection[] = [];
  for (const file of added) {
    if ([...present, ...accepted].some((known) => isSame(known, file))) continue;
    const isFull = present.length + accepted.length >= limits.maxFiles;
    const code = faultOf(file, limits) ?? (isFull ? 'too-many-files' : null);
    if (code) rejections.push({ file, code });
    else accepted.push(file);
  }
  return { accepted, rejections };
}
