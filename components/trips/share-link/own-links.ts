const keyOf = (shareToken: string) => `campmates.joined:${shareToken}`;

/** Keeps a guest's way back to what they answered by a share link, for whoever opens that link here again. */
export function keepOwnLink(shareToken: string, path: string): void {
  try {
    localStorage.setItem(keyOf(shareToken), path);
  } catch {
    // A browser that keeps nothing: their page tells them to keep the link.
  }
}

export function ownLinkOf(shareToken: string): string | null {
  try {
    const path = localStorage.getItem(keyOf(shareToken));
    return path?.startsWith('/invite/') ? path : null;
  } catch {
    return null;
  }
}
