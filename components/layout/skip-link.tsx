import { SkipTo } from '../ui/skip-to';

/** The first thing that Tab reaches; the page's `<main id="main" tabIndex={-1}>` is where it goes. */
export function SkipLink() {
  return (
    <SkipTo target="main" className="skip-link">
      Skip to content
    </SkipTo>
  );
}
