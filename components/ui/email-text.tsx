import type { ReactNode } from 'react';

/** An email address may wrap before its at-sign but not at a hyphen. */
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

/** About as many letters as fit on a phone's line. */
const LINE = 24;

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
