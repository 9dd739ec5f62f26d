import { Badge } from '@/components/ui/badge';
import type { ShownSuggestion } from '@/lib/campsites/suggestion-schema';
import { kmText } from '@/lib/geometry';

/** As list items: what an AI said of a campsite. Nothing of it is known to be so. */
export function SaidFacts({ suggestion }: { suggestion: ShownSuggestion }) {
  const { access, petFriendly, features } = suggestion;
  const facts = [access !== 'Unknown' && access, petFriendly === 'Yes' && 'Pets welcome', ...features];
  const quiet = [petFriendly === 'No' && 'Pets unconfirmed', access === 'Unknown' && 'Access unknown'];
  return (
    <>
      {[...new Set(facts)].filter(Boolean).map((fact) => (
        <li key={String(fact)} className="max-w-full">
          <Badge className="max-w-full shrink wrap-anywhere">{fact}</Badge>
        </li>
      ))}
      {quiet.filter(Boolean).map((fact) => (
        <li key={String(fact)} className="quiet-fact">
          {fact}
        </li>
      ))}
    </>
  );
}

/** Where it is, as far as an AI says: "Near Dayboro QLD, about 31 km from home". */
export function saidWhere({ town, distance }: ShownSuggestion): string {
  if (!town) return 'Where exactly isn’t known';
  return distance === null ? `Near ${town}` : `Near ${town}, about ${kmText(distance)} from home`;
}
