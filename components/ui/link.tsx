// biome-ignore lint/style/noRestrictedImports: how links fetch is settled here and nowhere else.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * Doesn't prefetch, not even on touch: pages are rendered for one person at the time of the request. Next asks for
 * the route first and then for the page, which takes longer than a finger rests, and a tap asks once more.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
