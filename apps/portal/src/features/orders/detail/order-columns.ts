/** What is done with an order beside what it costs and who it is with; below each other on phones. */
export const orderColumns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-5';
