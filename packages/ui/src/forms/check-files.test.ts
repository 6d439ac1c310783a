import { describe, expect, it } from 'vitest';
import { checkFiles, isAccepted } from './check-files.ts';

const limits = { accept: 'image/*', maxSize: 10, minSize: 1, maxFiles: 2 };

function file(name: string, size = 5, type = 'image/jpeg'): File {
  return new File([new Uint8Array(size)], name, { type });
}

describe('files dropped by a seller', () => {
  it('are kept up to the limit, existing files included', { tags: ['VALID-32'] }, () => {
    const { accepted, rejections } = checkFiles([file('1')], [file('2'), file('3')], limits);
    expect(accepted.map(({ name }) => name)).toEqual(['2']);
    expect(rejections.map(({ code }) => code)).toEqual(['too-many-files']);
  });

  it.each([
    ['a text', file('a.txt', 5, 'text/plain'), 'file-invalid-type'],
    ['eleven bytes', file('a.jpg', 11), 'file-too-large'],
    ['an empty file', file('a.jpg', 0), 'file-too-small'],
  ])(
    'are rejected with the reason: %s',
    { tags: ['VALID-29', 'VALID-30', 'VALID-31'] },
    (_, added, code) => {
      expect(checkFiles([], [added], limits)).toEqual({
        accepted: [],
        rejections: [{ file: added, code }],
      });
    },
  );

  it('are added once, even if dropped repeatedly', () => {
    const wheat = new File(['wheat'], 'wheat.jpg', { type: 'image/jpeg', lastModified: 1 });
    const again = new File(['wheat'], 'wheat.jpg', { type: 'image/jpeg', lastModified: 1 });
    const another = new File(['grain'], 'wheat.jpg', { type: 'image/jpeg', lastModified: 2 });
    const many = { ...limits, maxFiles: 6 };
    const { accepted, rejections } = checkFiles([wheat], [again, another, another], many);
    expect(accepted).toEqual([another]);
    expect(rejections).toEqual([]);
  });

  it('do not count towards the limit when they are rejected', () => {
    const { accepted } = checkFiles([], [file('a', 0), file('b'), file('c')], limits);
    expect(accepted).toHaveLength(2);
  });

  it('are matched by type, by group of types and by extension', () => {
    expect(isAccepted(file('a.jpg'), 'image/png, image/jpeg')).toBe(true);
    expect(isAccepted(file('a.JPG', 5, ''), '.jpg')).toBe(true);
    expect(isAccepted(file('a.jpg'), '')).toBe(false);
    expect(isAccepted(file('a.pdf', 5, 'application/pdf'), 'image/*')).toBe(false);
  });
});
