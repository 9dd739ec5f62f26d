/** True when Postgres can store the text: it has no NUL and no half of a surrogate pair. */
export const isValidText = (value: string) => !value.includes('\0') && value.isWellFormed();

const turning = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Returns the text without invisible characters, because they come along with copied text and make
 * different names look alike. Also removes characters that reverse the direction of text, because
 * they would reverse the rest of the page too. Returns '' when nothing visible is left. Joined emoji,
 * and scripts that need joining characters, stay whole. Letters are composed (NFC), because an "é" of
 * one character and an "e" with an accent look the same and should be the same name.
 */
export const withoutUnseen = (value: string) => {
  const shown = value.replace(turning, '').normalize('NFC').trim();
  return unseen.test(shown) ? '' : shown;
};

/** Converts a text to the form in which look-ups compare it: in lower case and without accents. */
export const withoutAccents = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a web address's host without "www.", such as "example.com". */
export const siteHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/**
 * Returns a name, an address or a title as one line. With line breaks, part of it could look like a
 * paragraph of ours in a mail's text part.
 */
export const oneLine = (name: string) => name.replace(/[\s\u0085]+/g, ' ');

/**
 * Returns a text as one line without control characters. Used for files in which each line has a
 * meaning, such as a calendar's, so that no part of the text is read as a line of the file.
 */
export const plainLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns the first name, for places with little room. An email address stays whole. */
export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Returns a list such as "Sam", "Sam and Jas" or "Sam, Jas and Anaya". */
export const listText = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns a count with its noun, such as "1 seat" or "3 seats". */
export const countText = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

/** Returns a count such as "1 person" or "3 people". */
export const peopleText = (count: number): string => countText(count, 'person', 'people');

/** Returns the text with a capital first letter: "To confirm" for "to confirm". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the text with a small first letter, for the middle of a sentence. "BBQ" stays as it is. */
export const lower = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
