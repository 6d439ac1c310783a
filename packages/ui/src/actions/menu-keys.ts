import type { KeyboardEvent } from 'react';

/** Where the focus goes for a key in a list of `count` items; undefined for other keys. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The items of an open menu in their order. */
export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Moves the focus among the items of the menu that the key was pressed in. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItems(event.currentTarget);
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const next = nextPlace(event.key, place, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
