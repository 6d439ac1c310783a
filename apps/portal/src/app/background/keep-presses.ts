/** How far a pointer moves within one press, in CSS pixels; further is a change of mind. */
const STILL = 10;

interface Press {
  element: HTMLElement;
  x: number;
  y: number;
}

const pressed = ({ target, clientX, clientY, isPrimary, button }: PointerEvent) => {
  const element =
    isPrimary && button === 0 && target instanceof Element
      ? target.closest<HTMLElement>('button:enabled, a[href]')
      : null;
  return element ? { element, x: clientX, y: clientY } : undefined;
};

/** Whether the pressed element is no longer under the pointer, although the pointer has not moved. */
function hasMoved({ element, x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  if (!element.isConnected || Math.hypot(clientX - x, clientY - y) > STILL) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * Gives a press to the button or link on which it began, when something arrives during the press and moves the page
 * under the finger. Browsers lose such a press, or give it to what is there now.
 */
export function keepPresses(): void {
  let begun: Press | undefined;
  addEventListener(
    'pointerdown',
    (event) => {
      begun = pressed(event);
    },
    { capture: true, passive: true },
  );
  addEventListener(
    'click',
    (event) => {
      const press = begun;
      begun = undefined;
      // Keys press without a pointer, which `detail` says.
      if (!press || event.detail === 0 || !hasMoved(press, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press.element.click();
    },
    { capture: true },
  );
}
