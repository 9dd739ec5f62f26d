import { addDays, today } from '../../lib/dates';
import { Person } from '../../scripts/demo/person';
import { Browser } from './browser';

/** A person who has planned a trip, with their own browser. */
export interface Camper {
  email: string;
  browser: Browser;
  trip: string;
}

/** Signs up this many people through the product's API. Each plans a trip to a known campsite. */
export async function makeCampers(url: string, mailFolder: string, count: number): Promise<Camper[]> {
  const campers: Camper[] = [];
  for (let made = 0; made < count; made++) {
    const person = await Person.signUp(url, mailFolder);
    const { body } = await person.send<{ trip: { id: string } }>('POST', '/api/trips', {
      tripName: `Trip ${made}`,
      location_name: 'Bendeela Recreation Area',
      start_date: addDays(today(), 20),
      end_date: addDays(today(), 23),
      party: { adults: 2 },
    });
    campers.push({
      email: person.email,
      browser: new Browser(url, person.cookie),
      trip: body.trip.id,
    });
  }
  return campers;
}
