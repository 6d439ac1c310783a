import type { ReactNode } from 'react';

/** One place in a menu. */
export interface NavItem {
  /** Path within the app. */
  to: string;
  /** Name of the place. */
  label: string;
  /** Its icon, 20 px. */
  icon?: ReactNode;
  /** The person is there now. */
  isCurrent?: boolean;
}
