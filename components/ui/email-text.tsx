import type { ReactNode } from 'react';

/**
 * Shows an email address that may break before its at-sign but not at a hyphen. Other text stays
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

/** About the length of a phone's line. A longer part may break at its hyphens. */
const LINE = 24;

/** Prevents line breaks at hyphens. */
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
