// biome-ignore lint/style/noRestrictedImports: how links fetch is settled here and nowhere else.
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link within the app. It fetches nothing before the tap: our pages are made for one person at one moment, so all
 * that could come early is two requests a link and the work of reading them.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
