import type { ReactNode } from 'react';

/** One item of a menu. */
export interface NavItem {
  /** Path within the app. */
  to: string;
  /** Label of the item. */
  label: string;
  /** Its icon, 20 px. */
  icon?: ReactNode;
  /** Whether it is the current page. */
  isCurrent?: boolean;
}
