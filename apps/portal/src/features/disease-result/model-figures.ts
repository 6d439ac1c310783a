/** How many of ten answers of our model are right, measured on held-out pictures; a test compares them with the model's figures. */
export const modelFigures = {
  /** Clear pictures of one leaf on a plain ground. */
  clear: 9,
  /** Maize in the field. */
  field: 7,
} as const;
