/** If several households have left, the later ones are called "Somebody who left 2" and so on. */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';
export const DELETED = 'Somebody who deleted their account';

export const isNameless = (name: string) => name.startsWith(LEFT) || name.startsWith(DELETED);

export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !isNameless(name);

export const leftName = (left?: { name: string | null; deleted: boolean }) =>
  left?.name ? `${left.name}, left` : left?.deleted ? DELETED : LEFT;

export const withoutLeft = (name: string) => name.replace(/, left(?: \d{1,3})?$/, '');

/** Doesn't match "The Murphys" or "Murphy family". */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/** For one person with three or more words; "The Murphy family" and "Sam and Jo" are several people. */
const givenOfMany = /^(?!The |.*(?:[&+]| [Aa]nd | [Ff]amily\b))(\p{Lu}\S*) \S+ \S/u;

/** A space or one character of an emoji, including the characters that join and colour emojis. */
const ofPicture = /\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/u;

function withoutPictures(name: string): string {
  const characters = [...name];
  return characters.slice(0, characters.findLastIndex((each) => !ofPicture.test(each)) + 1).join('');
}

/** A person's given name, otherwise the whole name. */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  if (!isNamed(whole)) return whole;
  const plain = withoutPictures(whole) || whole;
  return givenAndFamily.exec(plain)?.[1] ?? givenOfMany.exec(plain)?.[1] ?? plain;
}
