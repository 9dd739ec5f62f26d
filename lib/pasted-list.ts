import { parseMoney } from './money';
import { oneLine, withoutUnseen } from './text';

/** What a number in a line means: how many of it, dollars, or nothing. */
export type PastedNumber = 'count' | 'money' | 'none';

export interface PastedRow {
  name: string;
  /** A count or cents. */
  number: number | null;
}

export interface PastedList {
  rows: PastedRow[];
  /** The lines that weren't understood, as pasted. */
  rest: string;
}

/** As chats export a message: "[12/1/26, 10:04 am] Sam: " or "12/01/2026, 10:04 - Sam Kaur: ". */
const sender =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? +\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? [^:]{1,40}: +/i;
const bullet = /^(?:[-–—*•·▪◦‣☐☑✓✔✅]|\d{1,3}[.)](?= )|\[[ x]?\])\s*/u;
const leadingCount = /^(\d{1,4})(?:\s*[x×]\s*|\s+)(?=\p{L})/iu;
// Each repetition has an end, so that no pasted line takes long.
const trailingCount = /[ :,(–-]{1,4}[x×]? ?(\d{1,4}) ?[x×]?\)?$/iu;
const trailingMoney = /[ :,(=–-]{1,4}(-?(?:AU?)?\$? ?\d[\d,]{0,9}(?:\.\d{1,2})?)\)?$/iu;

export function readPasted(text: string, meaning: PastedNumber, longest: number): PastedList {
  const rows: PastedRow[] = [];
  const rest: string[] = [];
  for (const line of withoutUnseen(text).split(/\r?\n/)) {
    if (!line.trim()) continue;
    const found = partsOf(line.trim().replace(sender, '').trim(), meaning).map((part) =>
      rowOf(part, meaning),
    );
    const good = found.filter((row) => isGood(row, meaning, longest));
    if (good.length === found.length) rows.push(...good);
    else rest.push(line.trim());
  }
  return { rows, rest: rest.join('\n') };
}

/** Only a list of things has several in a line: a comma in a to-do or a sum is part of it. */
const partsOf = (line: string, meaning: PastedNumber) =>
  meaning === 'count' && !line.includes('\t') ? line.split(/[,;]\s+/).filter(Boolean) : [line];

function rowOf(part: string, meaning: PastedNumber): PastedRow {
  const line = part.replace(bullet, '').trim();
  const cells = line.split('\t').map((cell) => cell.trim());
  if (cells.length > 1 && meaning !== 'none') return rowOfCells(cells, meaning);
  const whole = oneLine(line);
  if (meaning === 'none') return { name: whole, number: null };
  if (meaning === 'money') return cut(whole, trailingMoney, (typed) => centsOf(typed));
  const leading = leadingCount.exec(whole);
  if (leading) return { name: whole.slice(leading[0].length), number: Number(leading[1]) };
  return cut(whole, trailingCount, Number);
}

function rowOfCells(cells: string[], meaning: PastedNumber): PastedRow {
  const read = (cell: string) =>
    meaning === 'money' ? centsOf(cell) : /^\d{1,4}$/.test(cell) ? Number(cell) : null;
  const name = cells.find((cell) => /\p{L}/u.test(cell)) ?? '';
  const number = cells.map(read).find((each) => each !== null) ?? null;
  return { name: oneLine(name), number };
}

function cut(line: string, pattern: RegExp, read: (typed: string) => number | null): PastedRow {
  const found = pattern.exec(line);
  const number = found?.[1] ? read(found[1]) : null;
  return number === null || !found
    ? { name: line, number: null }
    : { name: line.slice(0, found.index).trim(), number };
}

function centsOf(typed: string): number | null {
  const parsed = parseMoney(typed.replace(/^(-?)AU?\$?/i, '$1'));
  return 'cents' in parsed && parsed.cents > 0 ? parsed.cents : null;
}

const isGood = ({ name, number }: PastedRow, meaning: PastedNumber, longest: number) =>
  /\p{L}/u.test(name) && name.length <= longest && (meaning !== 'money' || number !== null) && number !== 0;
