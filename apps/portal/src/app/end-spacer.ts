const property = '--end-spacer';

/**
 * Gives the page as much room at its end (`--end-spacer` on the root, in px) as a section needs to be scrolled to where
 * its scroll margin asks for, and scrolls there again if there was too little. Returns what takes the room back.
 */
export function addEndSpacer(section: HTMLElement): () => void {
  const root = document.documentElement;
  const marginTop = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
  let room = 0;
  const measure = () => {
    const top = section.getBoundingClientRect().top + scrollY;
    const below = root.scrollHeight - room - top;
    room = Math.max(0, Math.ceil(innerHeight - marginTop - below));
    root.style.setProperty(property, `${room}px`);
  };
  measure();
  if (room > 0) section.scrollIntoView();
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
