/** Whether Postgres can keep a text: neither a NUL nor half a surrogate pair is in it. */
export const isValidText = (value: string) => !value.includes('\0') && value.isWellFormed();

/** A web address as short as it can be read: "example.com". */
export const siteHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** A name, an address or a title as one line: its line breaks would look like paragraphs of ours in a mail's text part. */
export const oneLine = (name: string) => name.replace(/[\s\u0085]+/g, ' ');
