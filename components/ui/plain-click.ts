import type { MouseEvent } from 'react';

/**
 * True when the app should handle a click on a link. The browser handles clicks for a new tab, a
 * new window or a download.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
