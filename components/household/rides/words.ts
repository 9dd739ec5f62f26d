/** The specification's message for a save that got no response. */
export const UNREACHABLE = 'Something went wrong while saving';

export const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
