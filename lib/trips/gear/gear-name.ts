import { comparedName } from '@/lib/household/gear/compared-name';
import { singular } from '../../text';
import { type Rule, rules } from './needs';

export interface NamedGear {
  /** Null when no rule needs this gear. */
  rule: Rule | null;
  /** 'household' means as many as the household needs. */
  quantity: number | 'household';
  /** The name without numbers and plurals, to compare with lines that somebody added. */
  key: string;
}

const MOST = 999;
const MOST_PIECES = 99;

const spelled = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const sizes = {
  litres: new Set(['l', 'lt', 'ltr', 'litre', 'liter']),
  places: new Set(['p', 'person', 'people', 'man', 'berth']),
};
/** A number before one of these isn't a count of pieces, as in "two-burner stove" and "3 m". */
const measures = new Set([
  ...sizes.litres,
  ...sizes.places,
  'burner',
  'volt',
  'v',
  'amp',
  'w',
  'watt',
  'm',
  'metre',
  'cm',
  'mm',
  'kg',
  'ft',
  'foot',
  'inch',
  'piece',
  'way',
  'season',
  'star',
  'in',
  'pocket',
  'room',
]);

const numberOf = (word: string | undefined): number | null => {
  if (!word) return null;
  if (/^\d{1,4}(\.\d{1,2})?$/.test(word)) return Number(word);
  const at = spelled.indexOf(word);
  return at < 0 ? null : at + 1;
};

interface Word {
  text: string;
  singular: string;
}

const holds = (words: readonly Word[], phrase: readonly string[]): boolean =>
  words.some((_, at) =>
    phrase.every((part, offset) => {
      const word = words[at + offset];
      return word !== undefined && (word.text === part || word.singular === part);
    }),
  );

/** Split in advance, because a large trip's page matches hundreds of names against all phrases. */
const phrased = rules.map((rule) => ({
  rule,
  ignores: (rule.ignores ?? []).map((phrase) => phrase.split(' ')),
  counts: Object.entries(rule.counts).map(([phrase, gives]) => ({ phrase: phrase.split(' '), gives })),
}));

function ruleOf(texts: readonly string[]) {
  const words = texts.map((text): Word => ({ text, singular: singular(text) }));
  for (const { rule, ignores, counts } of phrased) {
    if (ignores.some((phrase) => holds(words, phrase))) continue;
    const found = counts.find(({ phrase }) => holds(words, phrase));
    if (found) return { rule, gives: found.gives };
  }
  return null;
}

/** The count of pieces and the size of each, as in "2 x 20 L"; null when not given. */
function numbersIn(words: readonly string[], size: ReadonlySet<string> | undefined) {
  let count: number | null = null;
  let each: number | null = null;
  for (let at = 0; at < words.length; at++) {
    const number = numberOf(words[at]);
    const next = singular(words[at + 1] ?? '');
    if (number === null) continue;
    if (size?.has(next)) each ??= number;
    else if (measures.has(next)) continue;
    else if (next === 'x' && numberOf(words[at + 2]) !== null && !size?.has(singular(words[at + 3] ?? ''))) {
      // Skip dimensions, such as those of a 3 x 3 gazebo.
      at += 2;
    } else if (at === 0 || next === 'x' || words[at - 1] === 'x' || at === words.length - 1) {
      if (Number.isInteger(number) && number > 0 && number <= MOST_PIECES) count ??= number;
    }
  }
  return { count, each };
}

const wordsOf = (name: string) => comparedName(name).match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];

const keyOf = (words: readonly string[]) =>
  words
    .filter((word) => numberOf(word) === null && word !== 'x')
    .map(singular)
    .join(' ');

/** Much faster than `readGearName`, because a trip can have hundreds of names. */
export const gearKey = (name: string): string => keyOf(wordsOf(name));

export function readGearName(name: string): NamedGear {
  const words = wordsOf(name);
  const found = ruleOf(words);
  const key = keyOf(words);
  if (!found) return { rule: null, quantity: bounded(numbersIn(words, undefined).count ?? 1), key };
  const { rule, gives } = found;
  const { count, each } = numbersIn(words, rule.sizedIn && sizes[rule.sizedIn]);
  if (each !== null) return { rule, quantity: bounded((count ?? 1) * each), key };
  if (gives !== 'household') return { rule, quantity: bounded((count ?? 1) * gives), key };
  // A count of tents isn't the quantity, because "two tents" doesn't say how many sleep in them.
  const said = rule.sizedIn ? null : count;
  return { rule, quantity: said ?? 'household', key };
}

const bounded = (quantity: number) => Math.min(MOST, Math.floor(quantity));
