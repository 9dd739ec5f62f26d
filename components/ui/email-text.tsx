/** An e-mail address that a narrow line breaks before its at-sign, and not at a hyphen; other text stays as it is. */
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

/** Holds each hyphen to its neighbours; a text longer than a line still breaks elsewhere. */
const held = (text: string) =>
  text.split(/([^-]?-[^-]?)/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
