import type { MouseEvent } from 'react';

/** Whether a click on a link is ours to follow: one for a new tab or window, or a download, is the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
