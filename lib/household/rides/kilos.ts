/** "2.4 t", "2,400 kg" and "2400" are 2400, and nothing is null. What isn't a weight stays as typed. */
export function readKilos(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed
    .toLowerCase()
    .replace(/,(?=\d{3})/g, '')
    .replace(/\s/g, '');
  if (!text) return null;
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,9})?)(kgs?|t|tonnes?)?$/.exec(text) ?? [];
  if (!digits) return typed;
  return unit?.startsWith('t') ? Math.round(Number(digits) * 1000) : Number(digits);
}
