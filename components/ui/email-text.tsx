import type { ReactNode } from 'react';

/** An e-mail address that breaks before its at-sign, and not at a hyphen; other text stays as it is. */
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

/** About a phone's line: longer text has to break somewhere, and may do so at a hyphen. */
const LINE = 24;

/** Holds each hyphen to its neighbours. */
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
