import { drawPictures } from './seed/draw-pictures.ts';

/** Draws the pictures of the demo market for the process that has started this one. */
const drawings = await drawPictures(process.argv[2] ?? '');
process.send?.(drawings, () => process.disconnect());
