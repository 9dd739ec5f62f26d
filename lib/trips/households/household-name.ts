/**
 * Names for households without a name. When several have left, the later ones are called "Somebody
 * who left 2" and so on.
 */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';

/** False for the names that stand in for a missing name. */
export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !name.startsWith(LEFT);

/**
 * Matches a given and a family name, each with a capital letter, but not "The Murphys" or "Murphy
 * family".
 */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/**
 * Matches a person with three or more names and captures the given name, but not "The Murphy
 * family" or "Sam and Jo", which are several people.
 */
const givenOfMany = /^(?!The |.*(?:[&+]| [Aa]nd | [Ff]amily\b))(\p{Lu}\S*) \S+ \S/u;

/**
 * Matches one character of an emoji after a name, including the characters that join and colour
 * emojis.
 */
const ofPicture = /\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/u;

function withoutPictures(name: string): string {
  const characters = [...name];
  return characters.slice(0, characters.findLastIndex((each) => !ofPicture.test(each)) + 1).join('');
}

/**
 * Returns a household's name for others on the trip: the given name of a person, or any other name
 * in full.
 */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  if (!isNamed(whole)) return whole;
  const plain = withoutPictures(whole) || whole;
  return givenAndFamily.exec(plain)?.[1] ?? givenOfMany.exec(plain)?.[1] ?? plain;
}
