const broken = new Set<HTMLImageElement>();

/**
 * Hides the browser's sign of a broken picture where a text beside it says the same, and loads the picture again when
 * the connection returns.
 */
export function hideBrokenPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.alt !== '') return;
      target.style.visibility = 'hidden';
      broken.add(target);
    },
    true,
  );
  addEventListener('online', () => {
    for (const picture of broken) {
      picture.style.visibility = '';
      if (picture.isConnected) picture.src = picture.currentSrc || picture.src;
    }
    broken.clear();
  });
}
