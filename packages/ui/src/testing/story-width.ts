// The modes of pictures show each story in every width: a play that expects one leaves early in another.

/** Whether the window is narrower than a tablet. */
export const isPhone = (): boolean => !matchMedia('(min-width: 768px)').matches;

/** Whether the window has room for the sidebar. */
export const isDesk = (): boolean => matchMedia('(min-width: 1024px)').matches;
