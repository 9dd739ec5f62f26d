// biome-ignore lint/style/noRestrictedImports: how links fetch is settled here and nowhere else.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * Doesn't prefetch: pages are rendered for one person at the time of the request. A prefetch on touch takes two
 * requests, isn't done before the finger lifts, and the tap asks again.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
