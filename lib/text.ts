/** Whether Postgres can keep a text: neither a NUL nor half a surrogate pair is in it. */
export const isValidText = (value: string) => !value.includes('\0') && value.isWellFormed();

const turning = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A text without signs that take no room or turn the writing round, that of ours after it too: they come along with what
 * is copied, and make two names look like one. Empty where nothing can be seen; joined emoji and scripts stay whole.
 */
export const withoutUnseen = (value: string) => {
  const shown = value.replace(turning, '').trim();
  return unseen.test(shown) ? '' : shown;
};

/** A text as look-ups compare it: lower case, without accents. */
export const withoutAccents = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A web address as short as it can be read: "example.com". */
export const siteHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** A name, an address or a title as one line: its line breaks would look like paragraphs of ours in a mail's text part. */
export const oneLine = (name: string) => name.replace(/[\s\u0085]+/g, ' ');

/** A text for a file made of lines, such as a calendar's: no program may take a part of it for a line of the file. */
export const plainLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Enough of a name where there is little room; an address stays whole. */
export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** "Sam", "Sam and Jas", "Sam, Jas and Anaya". */
export const listText = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "1 seat", "3 seats". */
export const countText = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** "1 person", "3 people". */
export const peopleText = (count: number): string => countText(count, 'person', 'people');

/** "To confirm" of "to confirm". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same with a small first letter, for the middle of a sentence. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
