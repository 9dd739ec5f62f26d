// What ends a line and a word of it, and what says that a line begins or ends as an earlier one does: in a text one of
// them stands as a character that no text keeps, since a line is one line.
const [LINE, WORD, BEGINS, ENDS] = ['|', ';', '~', '^'];
const kept: Record<string, string> = { [LINE]: '\n', [WORD]: '\f', [BEGINS]: '\r', [ENDS]: '\t' };
const marks = Object.fromEntries(Object.entries(kept).map(([mark, stands]) => [stands, mark]));

// A mark, two digits for the earlier line, and one for how much is shared.
const COST = 4;
// What is worth pointing at begins or ends with as many characters as another line.
const LEAST = COST + 1;
const BASE = 36;
const MOST_SHARED = BASE - 1;

/**
 * Lists of words, a line each, in two thirds of their size: many sites' names end in "Caravan Park", and neighbours'
 * addresses in the same suburb. Within a page's script a line break or a quote would be two characters.
 */
export function compactLists(lists: readonly (readonly string[])[]): string {
  const lines = lists.map((words) => words.map(plain).join(WORD));
  while (lines.at(-1) === '') lines.pop();
  const starts = linesBefore(lines.map((line) => line.slice(0, LEAST)));
  const ends = linesBefore(lines.map((line) => line.slice(-LEAST)));
  return lines.map((_, index) => shorten(lines, index, starts, ends)).join(LINE);
}

const NONE = -1;

/**
 * For each line the last one before it with the same key, which has its own in turn: comparing each line with all was two
 * fifths of what the page allocates.
 */
function linesBefore(keys: string[]): number[] {
  const last = new Map<string, number>();
  return keys.map((key, index) => {
    const before = last.get(key) ?? NONE;
    last.set(key, index);
    return before;
  });
}

export function expandLists(text: string): string[][] {
  const lines: string[] = [];
  for (const line of text.split(LINE)) lines.push(lengthen(line, lines));
  return lines.map((line) => (line ? line.split(WORD).map(original) : []));
}

export const compactLines = (texts: readonly string[]) => compactLists(texts.map((text) => [text]));

export const expandLines = (text: string) => expandLists(text).map(([line = '']) => line);

const plain = (text: string) =>
  text.replace(/[\n\f\r\t]/g, ' ').replace(/[|;~^]/g, (mark) => kept[mark] ?? mark);

const original = (text: string) => text.replace(/[\n\f\r\t]/g, (stands) => marks[stands] ?? stands);

function shorten(lines: readonly string[], index: number, starts: number[], ends: number[]): string {
  const line = lines[index] ?? '';
  const begins = likest(lines, index, starts, sharedStart);
  const closes = likest(lines, index, ends, sharedEnd);
  const [mark, { at, shared }] = closes.shared > begins.shared ? [ENDS, closes] : [BEGINS, begins];
  if (shared <= COST) return line;
  const rest = mark === BEGINS ? line.slice(shared) : line.slice(0, -shared);
  return `${mark}${at.toString(BASE).padStart(2, '0')}${shared.toString(BASE)}${rest}`;
}

/** The line before this one, along a chain of `linesBefore`, that shares the most with it. */
function likest(
  lines: readonly string[],
  index: number,
  before: number[],
  sharedBy: (one: string, other: string) => number,
): { at: number; shared: number } {
  const line = lines[index] ?? '';
  const most = { at: NONE, shared: 0 };
  for (let at = before[index] ?? NONE; at !== NONE; at = before[at] ?? NONE) {
    const shared = sharedBy(line, lines[at] ?? '');
    if (shared > most.shared) {
      most.shared = shared;
      most.at = at;
    }
  }
  return most;
}

function lengthen(line: string, earlier: readonly string[]): string {
  const mark = line.charAt(0);
  if (mark !== BEGINS && mark !== ENDS) return line;
  const source = earlier[Number.parseInt(line.slice(1, 3), BASE)] ?? '';
  const shared = Number.parseInt(line.charAt(3), BASE);
  const rest = line.slice(COST);
  return mark === BEGINS ? source.slice(0, shared) + rest : rest + source.slice(-shared);
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MOST_SHARED);
  let count = 0;
  while (count < most && isSame(one.charCodeAt(count), other.charCodeAt(count))) count++;
  return count;
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length, MOST_SHARED);
  let count = 0;
  while (
    count < most &&
    isSame(one.charCodeAt(one.length - 1 - count), other.charCodeAt(other.length - 1 - count))
  )
    count++;
  return count;
}

// Half an emoji is no character, and would not outlive the way to the browser.
const isSame = (one: number, other: number) => one === other && (one & 0xf800) !== 0xd800;
