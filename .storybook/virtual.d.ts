declare module 'virtual:used-icons.js' {
  import type { ComponentType, SVGProps } from 'react';

  /** The icons that the product's files import, by name. */
  export const usedIcons: readonly {
    name: string;
    Icon: ComponentType<SVGProps<SVGSVGElement>>;
    /** How many files import it. */
    files: number;
  }[];
}
