/** What a thing of a shopping list is, how much of it, and where the amount stands in its text. */
interface Amount {
  /** Key of things that add up: the same thing in the same kind of unit. */
  key: string;
  quantity: number;
  unit: string;
  /** The text around the amount. */
  before: string;
  after: string;
}

const words = (list: string) => list.split(' ');
/** What somebody writes for each unit; the first is written for sums. */
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

const unit = [...unitOf.keys()].sort((one, other) => other.length - one.length).join('|');
const amount = `(\\d{1,4}(?:\\.\\d{1,2})?) ?(${unit})?`;
/** "2 L milk", "2 L of milk". */
const leading = new RegExp(`^()${amount}( (?:of )?\\D+)$`, 'i');
/** "Milk, 2 L", "Milk 2 L". */
const trailing = new RegExp(`^(\\D+?,? )${amount}()$`, 'i');

const small = new Map([
  ['L', { unit: 'mL', times: 1000 }],
  ['kg', { unit: 'g', times: 1000 }],
]);

/** The amount in a text of a shopping list; null where it says none, or more than one. */
export function amountIn(text: string): Amount | null {
  const found = leading.exec(text) ?? trailing.exec(text);
  if (!found) return null;
  const [, before = '', number = '', named = '', after = ''] = found;
  const thing = `${before}${after}`.toLowerCase().replace(/^ of /, ' ').replace(/,/g, ' ').trim();
  const unit = unitOf.get(named.toLowerCase()) ?? '';
  const base = small.get(unit)?.unit ?? unit;
  return { key: `${thing.replace(/\s+/g, ' ')} ${base}`, quantity: Number(number), unit, before, after };
}

/** Several amounts of one thing as one, in the words of the first: "Milk, 3 L" and "2 L milk" are "Milk, 5 L". */
export function sumOf(amounts: readonly [Amount, ...Amount[]]): string {
  const [{ before, after, unit }] = amounts;
  const parts = amounts.map((each) => ({ ...each, times: small.get(each.unit)?.times ?? 1 }));
  // In hundredths of the smaller unit, so that nothing is lost.
  const sum = parts.reduce((all, { quantity, times }) => all + Math.round(quantity * times * 100), 0) / 100;
  const large = [...small].find(([name, { unit: base }]) => name === unit || base === unit);
  if (!large) return `${before}${sum}${unit && ` ${unit}`}${after}`;
  const [name, { unit: base, times }] = large;
  return `${before}${sum < times ? `${sum} ${base}` : `${sum / times} ${name}`}${after}`;
}
