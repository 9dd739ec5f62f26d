import { avoidedIn } from '@/lib/trips/meals/avoided';
import type { Diet } from '@/lib/trips/meals/diets';

/**
 * Marks an item to buy that somebody's diet or allergy names. As all diets, the mark is never
 * printed.
 */
export function AvoidedNote({ text, diets }: { text: string; diets: Diet[] }) {
  const avoided = avoidedIn(text, diets);
  if (avoided.length === 0) return null;
  return <span className="avoided">{avoided.map(({ name, diet }) => `${name}: ${diet}`).join(', ')}</span>;
}
