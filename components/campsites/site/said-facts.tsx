import type { ShownSuggestion } from '@/lib/campsites/suggestion-schema';
import { kmText } from '@/lib/geometry';
import { FactItems } from './fact-items';

/** List items of an AI's words about a campsite. None of them is verified. */
export function SaidFacts({ suggestion }: { suggestion: ShownSuggestion }) {
  const { access, petFriendly, features } = suggestion;
  const pets = petFriendly && (petFriendly === 'Yes' ? 'Pets welcome' : 'No pets');
  const known = [access !== 'Unknown' && access, pets, ...features];
  return <FactItems known={[...new Set(known)]} quiet={[access === 'Unknown' && 'Access unknown']} />;
}

/** The place that the AI gives: "Near Dayboro QLD, about 31 km from home". */
export function saidWhere({ town, distance }: ShownSuggestion): string {
  if (!town) return 'Where exactly isn’t known';
  return distance === null ? `Near ${town}` : `Near ${town}, about ${kmText(distance)} from home`;
}
