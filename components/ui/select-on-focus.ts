import type { FocusEvent } from 'react';

/** Selects a box's text when the focus comes to the box, so that typing replaces what stands there. */
export const selectOnFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
