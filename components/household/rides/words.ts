/** The specification's words for a save that got no response at all. */
export const UNREACHABLE = 'Something went wrong while saving';

export const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
