import type { FocusEvent } from 'react';

/** Selects a box's text when the box gets the focus, so that typing replaces the text. */
export const selectOnFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
