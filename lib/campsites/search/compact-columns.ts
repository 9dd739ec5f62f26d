// A page packs and unpacks up to 200 ids: four bytes at a time, and from a table, since it shows in the page's time.
const starts = [0, 8, 16, 24];
const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** UUIDs in base64: 22 characters each in place of 36. */
export const compactIds = (ids: string[]) => btoa(ids.map(bytesOf).join(''));

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
  const ids: string[] = [];
  for (let start = 0; start < bytes.length; start += 16) {
    let hex = '';
    for (let at = start; at < start + 16; at++) hex += hexOf[bytes.charCodeAt(at)];
    ids.push(
      `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    );
  }
  return ids;
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
