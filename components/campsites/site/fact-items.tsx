import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { type BriefFact, type BriefFacts, joinedFacts } from '@/lib/campsites/facts/brief-facts';
import { countText } from '@/lib/text';

export function FactItems({ facts }: { facts: BriefFacts }) {
  const { there, missing, warning, sources } = facts;
  const others = joinedFacts(missing.filter(({ text }) => text !== warning).map(withCampers));
  return (
    <>
      {there.map((fact) => (
        <li key={fact.text} className="max-w-full">
          <Badge className="max-w-full shrink wrap-anywhere">{withCampers(fact)}</Badge>
        </li>
      ))}
      {warning && (
        <li className="max-w-full">
          <Badge
            tone="danger"
            icon={<Icon name="phone-off" className="size-4" />}
            className="max-w-full shrink wrap-anywhere"
          >
            {warning}
          </Badge>
        </li>
      )}
      {others && <li className="quiet-fact">{others}</li>}
      {sources.length > 0 && <li className="quiet-fact py-0">Source: {sources.join('; ')}</li>}
    </>
  );
}

const withCampers = ({ text, campers }: BriefFact) =>
  campers === null ? text : `${text}, ${sayText(campers)}`;

/** "Toilets 3" would read as three toilets. */
const sayText = (campers: number) => `${campers === 1 ? 'says' : 'say'} ${countText(campers, 'camper')}`;
