/** For comparing words only: "cookie" and "cookies" both give "cooky". */
export const singular = (word: string): string =>
  (word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)
    .replace(/(..)ie$/, '$1y')
    .replace(/(..)oe$/, '$1o')
    .replace(/(ch|sh|ss|x|zz)e$/, '$1');

/** Postgres can't store a NUL or half of a surrogate pair. */
export const isValidText = (value: string) => !value.includes('\0') && value.isWellFormed();

const turning = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Invisible characters come along with copied text and make different names look alike; characters
 * that reverse the direction of text would reverse the rest of the page too. Joined emoji, and
 * scripts that need joining characters, stay whole. Letters are composed (NFC), so that two forms
 * of "é" are one name.
 */
export const withoutUnseen = (value: string) => {
  const shown = value.replace(turning, '').normalize('NFC').trim();
  return unseen.test(shown) ? '' : shown;
};

export const withoutAccents = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const siteHost = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** With line breaks, part of a name could look like a paragraph of ours in a mail's text part. */
export const oneLine = (name: string) => name.replace(/[\s\u0085]+/g, ' ');

/**
 * For files in which each line has a meaning, such as a calendar's, so that no part of the text is
 * read as a line of the file.
 */
export const plainLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

export const listText = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Returns names as a short text, even for a long list: "Tom, Zoe and 4 more". */
export function namesText(names: readonly string[], most = 3): string {
  const shown = names.length <= most + 1 ? names : names.slice(0, most);
  const rest = names.length - shown.length;
  return listText(rest > 0 ? [...shown, `${rest} more`] : shown);
}

export const countText = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`;

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten in words, for the middle of a sentence. */
export const countWord = (count: number): string => words[count] ?? String(count);

export const peopleText = (count: number): string => countText(count, 'person', 'people');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For the middle of a sentence. "BBQ" stays as it is. */
export const lower = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Throws when the bytes aren't UTF-8. */
export const utf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
