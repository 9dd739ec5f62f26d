/** The message that spec.md requires when a save gets no response. */
export const UNREACHABLE = 'Something went wrong while saving';

export const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
