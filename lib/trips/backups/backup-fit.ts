import { countWord, listText } from '@/lib/text';
import { accessOf, carReach } from '../cars/car-standing';
import type { Seating } from '../cars/seat-plan';
import type { TripDates } from '../date-rules';
import type { Finding, FitHousehold, FitSite, Level, Rule } from '../fit/finding';
import { tripFit } from '../fit/fit-of';
import { unseated } from '../fit/party';
import { shortName } from '../households/household-name';

interface Given {
  site: FitSite;
  /** All who are going. */
  households: readonly FitHousehold[];
  dates: TripDates;
  tows: Seating['tows'];
}

export interface BackupFit {
  findings: Finding[];
  /** "Fits all five cars and the trailer"; null when nobody brings a car. */
  cars: { text: string; level: Level } | null;
}

const told: readonly Rule[] = ['access', 'trailer_access', 'pets', 'boat'];

/** Nobody has a seat for the way there yet, so every car and trailer has to reach the site by itself. */
export function backupFit({ site, households, dates, tows }: Given): BackupFit {
  const parties = households.map((household) => ({
    ...household,
    // An organiser has let the car count for the trip's own site.
    vehicles: household.vehicles.map((ride) => (ride.type === 'car' ? { ...ride, anyway: false } : ride)),
  }));
  const all = tripFit({ site, households: parties, dates, holidays: [], seated: unseated(tows) });
  const findings = all.filter(({ rule }) => told.includes(rule));
  return { findings, cars: carsLine(site, parties, findings) };
}

function carsLine(
  site: FitSite,
  households: readonly FitHousehold[],
  findings: readonly Finding[],
): BackupFit['cars'] {
  const access = accessOf(site.access, []);
  const cars = households.flatMap(({ profile_name, vehicles }) =>
    vehicles.flatMap((ride) =>
      ride.type === 'car'
        ? [{ whose: shortName(profile_name), reach: access ? carReach(access, ride) : 'unsaid' }]
        : [],
    ),
  );
  if (cars.length === 0) return null;
  const [fits, cannot] = [
    cars.filter(({ reach }) => reach === 'yes'),
    cars.filter(({ reach }) => reach === 'no'),
  ];
  const asks = cars.filter((car) => !fits.includes(car) && !cannot.includes(car));
  const some = `Fits ${countWord(fits.length)} of ${countWord(cars.length)} cars`;
  if (cannot.length > 0) {
    const who = `${whose(cannot)} can’t`;
    return {
      text: fits.length === 0 ? `Doesn’t suit every car: ${who}` : `${some}: ${who}`,
      level: 'problem',
    };
  }
  if (fits.length === 0) return { text: 'Ask which cars get there', level: 'check' };
  if (asks.length > 0) return { text: `${some}: ask about ${whose(asks)}`, level: 'check' };
  return { text: `Fits ${allOf(cars.length)}${trailersToo(households, findings)}`, level: 'fine' };
}

const whose = (cars: readonly { whose: string }[]) =>
  listText([...new Set(cars.map((car) => `${car.whose}’s`))]);

const allOf = (cars: number) =>
  cars === 1 ? 'the car' : cars === 2 ? 'both cars' : `all ${countWord(cars)} cars`;

function trailersToo(households: readonly FitHousehold[], findings: readonly Finding[]): string {
  const trailers = households.flatMap(({ vehicles }) => vehicles.filter(({ type }) => type === 'trailer'));
  const fine = findings.every(({ rule, level }) => rule !== 'trailer_access' || level === 'fine');
  if (trailers.length === 0 || !fine) return '';
  return trailers.length === 1 ? ' and the trailer' : ' and the trailers';
}
