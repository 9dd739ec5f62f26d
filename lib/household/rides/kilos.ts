/** "2.4 t", "2,400 kg" and "2400" are 2400, and nothing is null. What isn't a weight stays as typed. */
export function readKilos(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  if (!typed.trim()) return null;
  const [, digits, unit] = /^\s*(\d+(?:[ ,]\d{3})*(?:\.\d+)?)\s*(kgs?|t|tonnes?)?\s*$/i.exec(typed) ?? [];
  if (!digits) return typed;
  const amount = Number(digits.replace(/[ ,]/g, ''));
  return unit?.toLowerCase().startsWith('t') ? Math.round(amount * 1000) : amount;
}
