import { type Drivetrain, reachOf } from '@/lib/drivetrains';
import { isLikely4wd, warnsOfDogs } from '../facts/evidence';
import { type KnownSite, knownValue } from '../facts/known-facts';

export interface OwnParty {
  /** The household's car that can reach the most sites. */
  car: { name: string; drivetrain: Drivetrain } | null;
  pets: readonly string[];
}

export interface OwnMark {
  look: 'yes' | 'ask' | 'no';
  text: string;
}

/** Null when the known facts say nothing about the household. */
export function ownMark(site: KnownSite, { car, pets }: OwnParty): OwnMark | null {
  const drivetrain = knownValue(site, 'access');
  const said = knownValue(site, 'pets');
  const pet_friendly = said && warnsOfDogs(site.evidence) ? null : said;
  const reach = car && reachOf(drivetrain, car.drivetrain);
  const [pet] = pets;
  const yourPets = pets.length === 1 ? pet : 'your pets';
  const unwelcome = pet !== undefined && pet_friendly === false;
  if (car && reach === 'no')
    return {
      look: 'no',
      text: `Too rough for your ${car.name}${unwelcome ? `, no place for ${yourPets}` : ''}`,
    };
  if (unwelcome) return { look: 'no', text: `No place for ${yourPets}` };
  if (car && reach === 'unsaid' && isLikely4wd(site.evidence))
    return { look: 'ask', text: `Likely 4WD only: ask about your ${car.name}` };
  if (car && reach === 'check') return { look: 'ask', text: `Check the way in for your ${car.name}` };
  const suits = car && drivetrain !== null;
  if (suits && pet !== undefined && pet_friendly === null)
    return { look: 'yes', text: `Suits your ${car.name}. Ask about ${yourPets}` };
  if (suits && (pet === undefined || pet_friendly)) {
    return { look: 'yes', text: pet === undefined ? `Suits your ${car.name}` : 'Suits your household' };
  }
  return pet !== undefined && pet_friendly ? { look: 'yes', text: `Welcomes ${yourPets}` } : null;
}
