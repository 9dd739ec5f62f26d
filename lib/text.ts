/** Whether Postgres can keep a text: neither a NUL nor half a surrogate pair is in it. */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();
