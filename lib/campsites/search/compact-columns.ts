/** UUIDs in base64: 22 characters each in place of 36. */
export const compactIds = (ids: string[]) =>
  btoa(
    ids
      .join('')
      .replaceAll('-', '')
      .replace(/../g, (hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

export function expandIds(text: string): string[] {
  const hex = Array.from(atob(text), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return (hex.match(/.{32}/g) ?? []).map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
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
