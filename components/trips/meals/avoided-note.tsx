import { avoidedIn } from '@/lib/trips/meals/avoided';
import type { Diet } from '@/lib/trips/meals/diets';

/** Says of something to buy whose diet or allergy names it. Never on paper, as all diets. */
export function AvoidedNote({ text, diets }: { text: string; diets: Diet[] }) {
  const avoided = avoidedIn(text, diets);
  if (avoided.length === 0) return null;
  return <span className="avoided">{avoided.map(({ name, diet }) => `${name}: ${diet}`).join(', ')}</span>;
}
