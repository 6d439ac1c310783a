import type { Photo } from './picture.tsx';

function drawn(sky: string, field: string): Photo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="${sky}" d="M0 0h80v60H0z"/><path fill="${field}" d="M0 34q40-16 80 0v26H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 800, height: 600 };
}

/** Generated photographs for stories. */
export const samplePhotos: readonly Photo[] = [
  drawn('#fde3a7', '#57a96e'),
  drawn('#d4e9f5', '#1f7340'),
  drawn('#fbe2d6', '#8cc79b'),
];
