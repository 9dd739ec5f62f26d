import { SkipTo } from '../ui/skip-to';

/** The first thing that Tab reaches; the page's `<main id="main" tabIndex={-1}>` is where it goes. */
export function SkipLink() {
  return (
    <SkipTo
      target="main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-eucalypt px-5 py-2.5 font-medium text-on-eucalypt focus:translate-y-0"
    >
      Skip to content
    </SkipTo>
  );
}
