// A page packs and unpacks up to 200 ids: four bytes at a time, and from a table, since it shows in the page's time.
const starts = [0, 8, 16, 24];
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

// How many bytes of UUIDs that were made at the same time are the same.
const HEAD = 8;
const TAIL = 8;

/** UUIDs, at most 255, in base64: 12 characters each in place of 36, since the first half, which many share, comes once. */
export function compactIds(ids: string[]): string {
  const heads = new Map<string, number>();
  let rest = '';
  for (const id of ids) {
    const bytes = bytesOf(id);
    const head = bytes.slice(0, HEAD);
    if (!heads.has(head)) heads.set(head, heads.size);
    rest += String.fromCharCode(heads.get(head) ?? 0) + bytes.slice(HEAD);
  }
  return btoa(String.fromCharCode(heads.size) + [...heads.keys()].join('') + rest);
}

/** The 16 bytes of a UUID, a character each. */
function bytesOf(id: string): string {
  const hex = id.replaceAll('-', '');
  const bytes = starts.flatMap((start) => {
    const four = Number.parseInt(hex.slice(start, start + 8), 16);
    return [four >>> 24, (four >>> 16) & 255, (four >>> 8) & 255, four & 255];
  });
  return String.fromCharCode(...bytes);
}

export function expandIds(text: string): string[] {
  const bytes = atob(text);
  const first = 1 + bytes.charCodeAt(0) * HEAD;
  const ids: string[] = [];
  for (let start = first; start < bytes.length; start += 1 + TAIL) {
    const head = 1 + bytes.charCodeAt(start) * HEAD;
    ids.push(idOf(bytes.slice(head, head + HEAD) + bytes.slice(start + 1, start + 1 + TAIL)));
  }
  return ids;
}

function idOf(bytes: string): string {
  let hex = '';
  for (let at = 0; at < HEAD + TAIL; at++) hex += hexOf[bytes.charCodeAt(at)];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Numbers as whole `steps` of one, each as its distance from the one before: along a list they are near. */
export function compactNumbers(numbers: readonly number[], steps: number): string {
  const whole = numbers.map((number) => Math.round(number * steps));
  return whole.map((now, index) => (now - (whole[index - 1] ?? 0)).toString(36)).join(' ');
}

export function expandNumbers(text: string, steps: number): number[] {
  if (!text) return [];
  let now = 0;
  return text.split(' ').map((step) => {
    now += Number.parseInt(step, 36);
    return now / steps;
  });
}
