/** What is done on a prerendered page is told again once there is code for it, which React marks the element for. */
const hasCode = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** By the element, or 0 for a press: of several presses the last one counts. */
const early = new Map<unknown, [element: Element, tell: () => void]>();

function tellReady() {
  for (const [key, [element, tell]] of early) {
    if (element.isConnected && !hasCode(element)) continue;
    early.delete(key);
    tell();
  }
  if (early.size) setTimeout(tellReady, 50);
}

function tellLater(key: unknown, element: Element, tell: () => void) {
  if (!early.size) setTimeout(tellReady, 50);
  // In the order in which the person did it last: a form is filled in before it is sent.
  early.delete(key);
  early.set(key, [element, tell]);
}

addEventListener(
  'click',
  (event) => {
    // A press has an element.
    const target = event.target as Element;
    if (target.closest('#load-failed button')) location.reload();
    const button = target.closest<HTMLElement>('#root button');
    if (!button || hasCode(button)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    tellLater(0, button, () => button.click());
  },
  true,
);

/** A field; React keeps what it knows of the value on the element itself. */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

addEventListener(
  'input',
  (event) => {
    // Selections and text areas lack `checked`, which they bear.
    const target = event.target as Field;
    const { value, checked, type } = target;
    // What is filled in by then is newer.
    if (hasCode(target)) return void early.delete(target);
    if (!target.closest('#root')) return;
    tellLater(target, target, () => {
      // Another field that was told of may have put back what React knew.
      if (type !== 'file') Object.assign(target, { value, checked });
      // React takes no event about a value that it has found in the field.
      target._valueTracker?.setValue('\n');
      for (const name of ['input', /checkbox|radio/.test(type) ? 'click' : 'change']) {
        target.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
  },
  true,
);
