import type { ShownSuggestion } from '@/lib/campsites/suggestion-schema';
import { kmText } from '@/lib/geometry';
import { FactItems } from './fact-items';

/** As list items: what an AI said of a campsite. Nothing of it is known to be so. */
export function SaidFacts({ suggestion }: { suggestion: ShownSuggestion }) {
  const { access, petFriendly, features } = suggestion;
  const pets = petFriendly && (petFriendly === 'Yes' ? 'Pets welcome' : 'No pets');
  const known = [access !== 'Unknown' && access, pets, ...features];
  return <FactItems known={[...new Set(known)]} quiet={[access === 'Unknown' && 'Access unknown']} />;
}

/** Where it is, as far as an AI says: "Near Dayboro QLD, about 31 km from home". */
export function saidWhere({ town, distance }: ShownSuggestion): string {
  if (!town) return 'Where exactly isn’t known';
  return distance === null ? `Near ${town}` : `Near ${town}, about ${kmText(distance)} from home`;
}
