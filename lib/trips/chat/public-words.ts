import type { TripPeople } from '../attendance/people';

interface Named {
  attendees: readonly Pick<TripPeople['attendees'][number], 'profile_name' | 'crew'>[];
  pending: readonly { name: string | null }[];
  notGoing: readonly { name: string | null }[];
}

const invited = ({ pending, notGoing }: Named) => [...pending, ...notGoing].map(({ name }) => name ?? '');

/** Names that a text for everybody with a phone leaves out: those of children, and surnames. */
export function privateNames(everybody: Named): Set<string> {
  const names = everybody.attendees.flatMap(({ profile_name, crew }) => {
    const people = crew.flatMap((one) => (one.type === 'camper' ? [one] : []));
    const children = people.filter(({ age }) => age !== 'adult').map(({ name }) => name);
    return [...[profile_name, ...people.map(({ name }) => name)].map(withoutFirst), ...children];
  });
  return new Set([...names, ...invited(everybody).map(withoutFirst)].flatMap(wordsOf));
}

export function namesOfEverybody(everybody: Named): Set<string> {
  const names = everybody.attendees.flatMap(({ profile_name, crew }) => [
    profile_name,
    ...crew.flatMap((one) => (one.type === 'camper' ? [one.name] : [])),
  ]);
  return new Set([...names, ...invited(everybody)].flatMap(wordsOf));
}

/** Null for a text with one of these names, with an address or with a number as long as a phone's. */
export function withoutNames(text: string | null, names: ReadonlySet<string>): string | null {
  if (!text || hasContact(text) || wordsOf(text).some((word) => names.has(word))) return null;
  return text;
}

/** "12 Wattle St": somebody's home, most likely. */
export const hasStreetNumber = (text: string) =>
  /\d{1,5}[a-z]?,? (?:[\p{L}’'-]{1,20} ){1,3}(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|court|ct|place|pl|crescent|cres|close|way|terrace|tce|parade|pde|circuit|cct)\b/iu.test(
    text,
  );

const hasContact = (text: string) => /@|\d(?:[ ().-]{0,3}\d){5}/.test(text);

/** "Whitbys" and "Whitby’s" are the Whitbys’ too. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).flatMap((word) => [word, word.replace(/s$/, '')]);

const withoutFirst = (name: string) => name.split(' ').slice(1).join(' ');
