import { comparedName } from '@/lib/household/gear/compared-name';
import { singular } from '../../text';
import type { MealPlace } from './grid';
import type { MealItem, Meals } from './schema';

interface Amount {
  thing: string;
  /** The item and the unit, g for kg and mL for L. Amounts with the same key can be added up. */
  key: string;
  quantity: number;
  unit: string;
  before: string;
  after: string;
}

const words = (list: string) => list.split(' ');
/** A sum uses the first spelling. */
const units = [
  words('L l litre litres liter liters lt'),
  words('mL ml'),
  words('kg kilo kilos'),
  words('g gram grams gm'),
  words('bags bag'),
  words('bottles bottle'),
  words('boxes box'),
  words('bunches bunch'),
  words('cans can'),
  words('cartons carton'),
  words('dozen'),
  words('jars jar'),
  words('loaves loaf'),
  words('packets packet packs pack pkt'),
  words('tins tin'),
];
const unitOf = new Map(units.flatMap((names) => names.map((name) => [name.toLowerCase(), names[0] ?? ''])));

const numberAndUnit = /^(\d{1,4}(?:\.\d{1,2})?)(\p{L}*)$/u;

const small = new Map([
  ['L', { unit: 'mL', times: 1000 }],
  ['kg', { unit: 'g', times: 1000 }],
]);

function amountOf([first = '', second = '']: string[]) {
  const [, number, joined = ''] = numberAndUnit.exec(first) ?? [];
  const unit = unitOf.get((joined || second).toLowerCase());
  if (!number || (joined && unit === undefined)) return null;
  return { quantity: Number(number), unit: unit ?? '', length: joined || unit === undefined ? 1 : 2 };
}

/** Null for words with a number, because they may name several items. */
function thingOf(text: string): string | null {
  const words = comparedName(text.replaceAll(',', ' ')).split(' ');
  return text.trim() === '' || /\d/.test(text) ? null : words.map(singular).join(' ');
}

/** Null when the text has no amount or several. */
export function amountIn(text: string): Amount | null {
  const all = text.trim().split(/\s+/);
  for (const at of [0, all.length - 2, all.length - 1]) {
    const found = at < 0 ? null : amountOf(all.slice(at));
    if (!found || (at > 0 && at + found.length < all.length)) continue;
    const { quantity, unit, length } = found;
    const [before, after] = [all.slice(0, at), all.slice(at + length)];
    const thing = thingOf([...before, ...(after[0] === 'of' ? after.slice(1) : after)].join(' '));
    if (!thing) return null;
    return {
      key: `${thing} ${small.get(unit)?.unit ?? unit}`,
      thing,
      quantity,
      unit,
      before: before.map((word) => `${word} `).join(''),
      after: after.map((word) => ` ${word}`).join(''),
    };
  }
  return null;
}

const isOfSeveral = ({ quantity, unit }: Amount) => unit !== '' || quantity > 1;

/** "Milk, 3 L" and "2 L milk" become "Milk, 5 L". */
export function sumOf(amounts: readonly [Amount, ...Amount[]]): string {
  const { before, after, unit } = amounts.find(isOfSeveral) ?? amounts[0];
  const parts = amounts.map((each) => ({ ...each, times: small.get(each.unit)?.times ?? 1 }));
  // Add up whole hundredths of the smaller unit, so that no rounding errors arise.
  const sum = parts.reduce((all, { quantity, times }) => all + Math.round(quantity * times * 100), 0) / 100;
  const large = [...small].find(([name, { unit: base }]) => name === unit || base === unit);
  if (!large) return `${before}${sum}${unit && ` ${unit}`}${after}`;
  const [name, { unit: base, times }] = large;
  return `${before}${sum < times ? `${sum} ${base}` : `${sum / times} ${name}`}${after}`;
}

interface ToBuy {
  place: MealPlace;
  item: MealItem;
}

/** One item, or the total of the same item for several meals. */
export interface ShoppingLine {
  text: string;
  parts: ToBuy[];
}

interface ShoppingGroup {
  taken_by: string | null;
  lines: ShoppingLine[];
}

/** A null in `buyers` stands for the items that nobody buys yet. */
export function shoppingOf(days: Meals['days'], buyers: readonly (string | null)[]): ShoppingGroup[] {
  const all = days.flatMap(({ day, meals }) =>
    meals.flatMap(({ meal, items }) => items.map((item): ToBuy => ({ place: { day, meal }, item }))),
  );
  return buyers.flatMap((taken_by) => {
    const parts = all.filter(({ item }) => item.taken_by === taken_by);
    return parts.length > 0 ? [{ taken_by, lines: linesOf(parts) }] : [];
  });
}

/** An item without an amount, such as "Eggs", joins "12 eggs". */
function linesOf(all: ToBuy[]): ShoppingLine[] {
  const lines = new Map<string, ToBuy[]>();
  const amounts = all.flatMap(({ item }) => amountIn(item.text) ?? []);
  for (const part of all) {
    const { id, text } = part.item;
    const thing = thingOf(text);
    const key =
      amountIn(text)?.key ?? amounts.find((each) => each.thing === thing)?.key ?? (thing ? `${thing} ` : id);
    lines.set(key, [...(lines.get(key) ?? []), part]);
  }
  return [...lines.values()].map((parts) => ({ text: textOf(parts), parts }));
}

function textOf(parts: ToBuy[]): string {
  const [first, ...others] = parts.flatMap(({ item }) => amountIn(item.text) ?? []);
  if (first && others.length > 0) return sumOf([first, ...others]);
  const counted = parts.find(({ item }) => amountIn(item.text)) ?? parts[0];
  return counted?.item.text ?? '';
}
