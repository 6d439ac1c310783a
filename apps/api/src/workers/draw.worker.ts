import { drawPictures } from '../seed/draw-pictures.ts';

/** Draws the pictures of the demo market for the parent process. */
const drawings = await drawPictures(process.argv[2] ?? '');
process.send?.(drawings, () => process.disconnect());
