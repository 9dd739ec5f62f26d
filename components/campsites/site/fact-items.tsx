import { Badge } from '@/components/ui/badge';
import type { BriefFacts } from '@/lib/campsites/brief-facts';
import { countText } from '@/lib/text';

/** A campsite's facts as list items: what it has, and how many campers say so; and what it lacks. */
export function FactItems({ facts }: { facts: BriefFacts }) {
  const { there, missing } = facts;
  return (
    <>
      {there.map(({ text, campers }) => (
        <li key={text} className="max-w-full">
          <Badge className="max-w-full shrink wrap-anywhere">
            {text}
            {campers !== null && `, ${sayText(campers)}`}
          </Badge>
        </li>
      ))}
      {missing && <li className="quiet-fact">{missing}</li>}
    </>
  );
}

/** "says 1 camper", "say 3 campers": the number alone would read as how many the toilets are for. */
const sayText = (campers: number) => `${campers === 1 ? 'says' : 'say'} ${countText(campers, 'camper')}`;
