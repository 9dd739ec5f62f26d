/** The specification's message for a save without a response. */
export const UNREACHABLE = 'Something went wrong while saving';

export const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
