import type { Bilingual } from '../../text.ts';
import type { DrawingId } from './drawings.ts';
import type { PartId } from './parts.ts';

/** What a farmer can see, feel or smell on a sick plant. */
export interface Sign {
  id: string;
  /** Part of the plant that shows it. */
  part: PartId;
  name: Bilingual;
  /** How to look for it. */
  hint: Bilingual;
  drawing: DrawingId;
  /** Few troubles show it, so that it may be enough alone. */
  isTelling?: true;
}

/** Ids of the signs that a disease shows. */
export interface SignsOfDisease {
  /** Most sick plants show it. */
  typical: readonly string[];
  /** Some sick plants show it, or only late. */
  sometimes: readonly string[];
  /** It speaks for something else. */
  against?: readonly string[];
}
