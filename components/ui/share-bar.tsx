/** `share` is from 0 to 1. Screen readers skip the bar, so the page must show the numbers. */
export const ShareBar = ({ share, className }: { share: number; className: string }) => (
  // The content security policy allows no style attribute, and printers leave out background
  // colours.
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" className="fill-eucalypt-soft" />
    <rect width={`${Math.round(share * 100)}%`} height="100%" className="fill-eucalypt" />
  </svg>
);
