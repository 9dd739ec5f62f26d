import { Badge } from '@/components/ui/badge';
import type { BriefFacts } from '@/lib/campsites/brief-facts';
import { countText } from '@/lib/text';
import { unknownText } from './missing-text';

/** A campsite's facts as list items: what it has, and how many campers say so; what it lacks, and what nobody has said. */
export function FactItems({ facts }: { facts: BriefFacts }) {
  const { there, missing, ai } = facts;
  // An AI leaves out what it doesn't know; only the way in is worth a word.
  const unknown = ai ? facts.unknown.includes('access') && 'Access unknown' : unknownText(facts);
  return (
    <>
      {there.map(({ text, campers }) => (
        <li key={text} className="max-w-full">
          <Badge className="max-w-full shrink wrap-anywhere">
            {text}
            {campers !== null && `, ${countText(campers, 'camper')}`}
          </Badge>
        </li>
      ))}
      {[missing, unknown].filter(Boolean).map((fact) => (
        <li key={String(fact)} className="quiet-fact">
          {fact}
        </li>
      ))}
    </>
  );
}
