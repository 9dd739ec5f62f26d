import { avoidedIn, type Diet } from '@/lib/trips/meals/diets';

/**
 * Marks a shopping item that somebody avoids because of a diet or allergy. The mark isn't printed,
 * because no diets are printed.
 */
export function AvoidedNote({ text, diets }: { text: string; diets: Diet[] }) {
  const avoided = avoidedIn(text, diets);
  if (avoided.length === 0) return null;
  return <span className="avoided">{avoided.map(({ name, diet }) => `${name}: ${diet}`).join(', ')}</span>;
}
