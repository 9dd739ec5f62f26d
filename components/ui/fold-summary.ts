/** Opens the rest of a list. */
export const foldSummary =
  'flex min-h-13 items-center gap-2 text-body text-sky list-none -outline-offset-2 [&::-webkit-details-marker]:hidden';
