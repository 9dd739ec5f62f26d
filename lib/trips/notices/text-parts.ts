import { shortName } from '../households/household-name';

export interface Named {
  id: string;
  name: string;
}

export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'name'; text: string; ids: string[] };

interface Name {
  lower: string;
  ids: string[];
}

/** The longer names first. */
export type Names = Name[];

/** Further names stay plain words. */
const MOST_CALLED = 50;

const address = /https?:\/\/[^\s<>"]+/gi;
const endings = /[.,;:!?'’”*_\]}]/;
const partOfWord = /[\p{L}\p{N}]/u;
const partOfAddress = /[\p{L}\p{N}_.@/-]/u;

/** The full name, and the given name: "Sam" for "Sam Walker". */
export function namesOf(people: readonly Named[]): Names {
  const names = new Map<string, Name>();
  for (const { id, name } of people) {
    for (const called of new Set([name, shortName(name)])) {
      const lower = called.toLowerCase();
      const known = names.get(lower);
      if (!lower) continue;
      if (known) known.ids.push(id);
      else names.set(lower, { lower, ids: [id] });
    }
  }
  return [...names.values()].sort((one, other) => other.lower.length - one.lower.length);
}

export function textParts(text: string, names: Names): TextPart[] {
  const parts: TextPart[] = [];
  const left = { names: MOST_CALLED };
  let from = 0;
  for (const { index, 0: found } of text.matchAll(address)) {
    const whole = withoutEnding(found);
    const href = hrefOf(whole);
    if (!href) continue;
    addWords(parts, text.slice(from, index), names, left);
    parts.push({ kind: 'link', text: whole, href });
    from = index + whole.length;
  }
  addWords(parts, text.slice(from), names, left);
  return parts;
}

export const calledIn = (text: string, names: Names): string[] => [
  ...new Set(textParts(text, names).flatMap((part) => (part.kind === 'name' ? part.ids : []))),
];

/** Cuts off the sentence's punctuation, and a bracket that was opened before the address. */
function withoutEnding(found: string): string {
  let open = found.split('(').length - found.split(')').length;
  let end = found.length;
  for (; end > 0; end--) {
    const last = found.charAt(end - 1);
    if (last === ')' && open < 0) open++;
    else if (!endings.test(last)) break;
  }
  return found.slice(0, end);
}

/** Null for an address with a user name, because it could look like another site's. */
function hrefOf(text: string): string | null {
  try {
    const { protocol, username, password, href } = new URL(text);
    return /^https?:$/.test(protocol) && !username && !password ? href : null;
  } catch {
    return null;
  }
}

function addWords(parts: TextPart[], text: string, names: Names, left: { names: number }): void {
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0 && left.names > 0; at = text.indexOf('@', at + 1)) {
    left.names--;
    if (partOfAddress.test(text.charAt(at - 1))) continue;
    const name = nameAt(text, at + 1, names);
    if (!name) continue;
    if (at > from) parts.push({ kind: 'words', text: text.slice(from, at) });
    from = at + 1 + name.lower.length;
    parts.push({ kind: 'name', text: text.slice(at, from), ids: name.ids });
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
}

const nameAt = (text: string, at: number, names: Names): Name | undefined =>
  names.find(({ lower }) => {
    const end = at + lower.length;
    return text.slice(at, end).toLowerCase() === lower && !partOfWord.test(text.charAt(end));
  });
