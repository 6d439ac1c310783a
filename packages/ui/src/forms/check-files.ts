/** Why a dropped file was rejected. */
export type RejectionCode =
  | 'file-invalid-type'
  | 'file-too-large'
  | 'file-too-small'
  | 'too-many-files'
  /** A picture by its type that the browser cannot decode; detected only after it was added. */
  | 'file-unreadable';

/** A picture that is stored already, shown from its address. */
export interface StoredFile {
  id: string;
  /** Its alternative text. */
  name: string;
  src: string;
  srcSet?: string;
}

/** Whether a picture is one that was chosen here. */
export const isFile = (file: File | StoredFile): file is File => !('id' in file);

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
  /** Maximum number of files, existing ones included. */
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

/** Splits new files into accepted and rejected ones; duplicates of existing files are skipped. */
export function checkFiles(
  present: readonly (File | StoredFile)[],
  added: readonly File[],
  limits: FileLimits,
) {
  const accepted: File[] = [];
  const rejections: Rejection[] = [];
  for (const file of added) {
    if ([...present.filter(isFile), ...accepted].some((known) => isSame(known, file))) continue;
    const isFull = present.length + accepted.length >= limits.maxFiles;
    const code = faultOf(file, limits) ?? (isFull ? 'too-many-files' : null);
    if (code) rejections.push({ file, code });
    else accepted.push(file);
  }
  return { accepted, rejections };
}
