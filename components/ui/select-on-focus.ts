import type { FocusEvent } from 'react';

/** A focus handler that selects the text in the box, so that typing replaces it. */
export const selectOnFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
