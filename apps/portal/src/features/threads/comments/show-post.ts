/** Scrolls to a comment or reply once it is rendered, and moves the focus there. */
export function showPost(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(`comment-${id}`);
    if (!element) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
}
