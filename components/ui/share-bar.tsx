/** How much of a whole there is; decorative, so the figures must stand beside it. */
export const ShareBar = ({ share, className }: { share: number; className: string }) => (
  // Drawn, not styled: the policy allows no style attribute, and paper prints no backgrounds.
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" className="fill-eucalypt-soft" />
    <rect width={`${Math.round(share * 100)}%`} height="100%" className="fill-eucalypt" />
  </svg>
);
