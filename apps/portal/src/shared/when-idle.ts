/** Does work when the browser has nothing else to do; soon, in a browser that cannot tell. */
export const whenIdle = (work: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(work);
};
