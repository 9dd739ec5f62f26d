/** The page of an invitation or of a group's link that somebody has pasted, on this site; null for anything else. */
export function invitationPath(pasted: string, origin: string): string | null {
  const text = pasted.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = url ? (url.origin === origin ? url.pathname : '') : text;
  return /^\/(?:invite|join)\/[\w-]{1,200}$/.exec(path.replace(/^(?!\/)/, '/'))?.[0] ?? null;
}
