// A page packs and unpacks up to 200 ids: four bytes at a time, and from a table, since it shows in the page's time.
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

// How many bytes of UUIDs that were made at the same time are the same, and where they end in the text.
const HEAD = 8;
const HEAD_TEXT = 18;
const TAIL = 8;

/** UUIDs, at most 255, in base64: 12 characters each in place of 36, since the first half, which many share, comes once. */
export function compactIds(ids: string[]): string {
  const heads = new Map<string, number>();
  const rest: number[] = [];
  for (const id of ids) {
    const head = id.slice(0, HEAD_TEXT);
    const place = heads.get(head) ?? heads.size;
    heads.set(head, place);
    rest.push(place);
    addBytes(rest, id.slice(HEAD_TEXT));
  }
  const bytes = [heads.size];
  for (const head of heads.keys()) addBytes(bytes, head);
  return btoa(String.fromCharCode(...bytes, ...rest));
}

/** Adds the eight bytes that half a UUID's text says. */
function addBytes(bytes: number[], half: string): void {
  const hex = half.replaceAll('-', '');
  for (const start of [0, 8]) {
    const four = Number.parseInt(hex.slice(start, start + 8), 16);
    bytes.push(four >>> 24, (four >>> 16) & 255, (four >>> 8) & 255, four & 255);
  }
}

export function expandIds(text: string): string[] {
  const bytes = atob(text);
  const first = 1 + bytes.charCodeAt(0) * HEAD;
  const heads: string[] = [];
  for (let start = 1; start < first; start += HEAD) {
    const hex = hexAt(bytes, start);
    heads.push(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12)}`);
  }
  const ids: string[] = [];
  for (let start = first; start < bytes.length; start += 1 + TAIL) {
    const hex = hexAt(bytes, start + 1);
    ids.push(`${heads[bytes.charCodeAt(start)]}-${hex.slice(0, 4)}-${hex.slice(4)}`);
  }
  return ids;
}

/** Eight bytes of a text in hexadecimal. */
function hexAt(bytes: string, start: number): string {
  let hex = '';
  for (let at = start; at < start + TAIL; at++) hex += hexOf[bytes.charCodeAt(at)];
  return hex;
}

/** Numbers as whole `steps` of one, each as its distance from the one before: along a list they are near. */
export function compactNumbers(numbers: readonly number[], steps: number): string {
  let before = 0;
  return numbers
    .map((number) => {
      const now = Math.round(number * steps);
      const step = (now - before).toString(36);
      before = now;
      return step;
    })
    .join(' ');
}

export function expandNumbers(text: string, steps: number): number[] {
  if (!text) return [];
  let now = 0;
  return text.split(' ').map((step) => {
    now += Number.parseInt(step, 36);
    return now / steps;
  });
}
