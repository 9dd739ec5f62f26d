import type { FocusEvent } from 'react';

/** Typing then replaces the text. */
export const selectOnFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
