import { Badge } from '@/components/ui/badge';
import type { Campsite } from '@/lib/campsites/schema';
import { missingText, unknownText } from './missing-text';

/** As list items: what a site is known to have, what it is known to lack, and what nobody has said. */
export function SiteFacts({
  site,
}: {
  site: Pick<Campsite, 'drivetrain' | 'pet_friendly' | 'features' | 'missing_features'>;
}) {
  const { drivetrain, pet_friendly, features, missing_features } = site;
  const known = [
    drivetrain,
    pet_friendly !== null && (pet_friendly ? 'Pets welcome' : 'No pets'),
    ...features,
  ];
  const quiet = [missing_features.length > 0 && missingText(missing_features), unknownText(site)];
  return (
    <>
      {known.filter(Boolean).map((fact) => (
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
