import type { ReactNode } from 'react';

/**
 * Shows an email address that may wrap before its at-sign but not at a hyphen. Other text is shown
 * unchanged.
 */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 0) return children;
  return (
    <>
      {held(children.slice(0, at))}
      <wbr />
      {held(children.slice(at))}
    </>
  );
}

/**
 * About as many letters as fit on a phone's line. A part that is longer may wrap at its hyphens.
 */
const LINE = 24;

/** Returns a text that doesn't wrap at its hyphens, unless it is longer than a line. */
function held(text: string): ReactNode {
  if (text.length > LINE) return text;
  return text.split(/([^-]?-[^-]?)/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
