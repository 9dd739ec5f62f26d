// biome-ignore lint/style/noRestrictedImports: how links fetch is settled here and nowhere else.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the app that doesn't prefetch its page. Pages are rendered for one person at the
 * time of the request, so a prefetch would gain nothing, and would cost two requests for each link
 * and the time to parse the responses.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
