/** Shared styles of all text controls, so that fields in a row align. */
export const controlStyles =
  'block min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-line-control bg-surface px-3.5 py-2.5 text-base text-ink [&[type=date]]:text-[length:min(1rem,max(16px,7.5vw))] transition-colors placeholder:text-muted hover:border-muted focus-visible:border-action focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted read-only:not-[select]:bg-sunken aria-invalid:border-danger';
