/**
 * Names for households without a name. If several households have left, the later ones are called
 * "Somebody who left 2" and so on.
 */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';
export const DELETED = 'Somebody who deleted their account';

/** True for the name of a household that has left and keeps no name of its own, also with a number. */
export const isNameless = (name: string) => name.startsWith(LEFT) || name.startsWith(DELETED);

/** False for one of the names above, which replace a missing name. */
export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !isNameless(name);

/** Returns the name of a household that has left: "Priya, left" while its name is kept. */
export const leftName = (left?: { name: string | null; deleted: boolean }) =>
  left?.name ? `${left.name}, left` : left?.deleted ? DELETED : LEFT;

/** Returns "Priya" for "Priya, left" and for "Priya, left 2". */
export const withoutLeft = (name: string) => name.replace(/, left(?: \d{1,3})?$/, '');

/**
 * Matches a given name and a family name that both begin with a capital letter, and captures the
 * given name. Doesn't match "The Murphys" or "Murphy family".
 */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/**
 * Matches the name of one person that has three or more words, and captures the given name. Doesn't
 * match "The Murphy family" or "Sam and Jo", because these are several people.
 */
const givenOfMany = /^(?!The |.*(?:[&+]| [Aa]nd | [Ff]amily\b))(\p{Lu}\S*) \S+ \S/u;

/**
 * Matches a space or one character of an emoji, including the characters that join and colour emojis.
 */
const ofPicture = /\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/u;

function withoutPictures(name: string): string {
  const characters = [...name];
  return characters.slice(0, characters.findLastIndex((each) => !ofPicture.test(each)) + 1).join('');
}

/**
 * Returns a household's name for other people on the trip: for a person only the given name,
 * otherwise the whole name.
 */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  if (!isNamed(whole)) return whole;
  const plain = withoutPictures(whole) || whole;
  return givenAndFamily.exec(plain)?.[1] ?? givenOfMany.exec(plain)?.[1] ?? plain;
}
