import type { Campsite } from '@/lib/campsites/schema';
import { FactItems } from './fact-items';
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
  return <FactItems known={known} quiet={quiet} />;
}
