import { createContext, use } from 'react';

/** What a form field passes to its control. */
export interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The control's own props over those of the form field around it, if there is one. */
export function useFieldWiring<Props extends { id?: string }>(props: Props) {
  const wiring = use(FieldContext);
  return { ...wiring, ...props };
}
