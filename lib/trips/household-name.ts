/** The texts for a household without a name. If several have left, the later ones are "Somebody who left 2" and so on. */
export const GUEST = 'A guest';
export const INVITED = 'Somebody invited';
export const LEFT = 'Somebody who left';

/** False for the texts that stand in for a missing name. */
export const isNamed = (name: string) => name !== GUEST && name !== INVITED && !name.startsWith(LEFT);

/** Given and family name, each with a capital: "The Murphys" and "Murphy family" are neither. */
const givenAndFamily = /^(?!The )(\p{Lu}\S*) \p{Lu}\S*$/u;

/** The given name of a person with three names or more: "The Murphy family" and "Sam and Jo" are several people. */
const givenOfMany = /^(?!The |.*(?:[&+]| [Aa]nd | [Ff]amily\b))(\p{Lu}\S*) \S+ \S/u;

/** Of a picture after a name, and of the signs that join and colour such pictures. */
const ofPicture = /\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/u;

function withoutPictures(name: string): string {
  const characters = [...name];
  return characters.slice(0, characters.findLastIndex((each) => !ofPicture.test(each)) + 1).join('');
}

/** A household's name for others on the trip: a person's given name; any other name stays whole. */
export function shortName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  if (!isNamed(whole)) return whole;
  const plain = withoutPictures(whole) || whole;
  return givenAndFamily.exec(plain)?.[1] ?? givenOfMany.exec(plain)?.[1] ?? plain;
}
