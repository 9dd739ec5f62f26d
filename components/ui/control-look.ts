/** How every box that takes text looks. 16 px text: below that iOS zooms in on focus. */
export const controlLook = [
  'block w-full min-w-0 min-h-11 rounded border border-control bg-card px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-muted focus-visible:border-eucalypt focus-visible:-outline-offset-1 transition-colors',
  'aria-invalid:border-ember aria-invalid:outline-ember disabled:bg-paper disabled:text-muted',
].join(' ');
