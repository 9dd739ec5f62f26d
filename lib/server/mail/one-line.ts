/** A name, a place or a title as one line: its line breaks would look like paragraphs of ours in a mail's text part. */
export const oneLine = (name: string) => name.replace(/[\s\u0085]+/g, ' ');
