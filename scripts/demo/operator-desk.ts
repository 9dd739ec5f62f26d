import { Person, password } from './person';
import type { Camper } from './trip-life';

export const operatorAddress = 'kerry@example.com';

interface Server {
  url: string;
  dataDir: string;
}

/** Returns Kerry, an operator who has opened the desk and decided one of the reports. Lee hasn't confirmed a sign-up. */
export async function openDesk({ url, dataDir }: Server, campers: Camper[]): Promise<Person> {
  const [, sam, pat, linh, dave] = campers as [Camper, Camper, Camper, Camper, Camper];
  const flat = await share(dave, 'Bendela Camping Ground', -34.7413, 150.4713);
  await report(sam, flat, 'wrong', 'Same place as Bendeela Recreation Area, spelt wrong.');
  await report(pat, flat, 'wrong', 'It’s across the river. You can’t get there that way.');
  const bend = await share(linh, 'Micalong Bend', -34.6, 150.3);
  await report(sam, bend, 'private', 'There’s a locked gate and a sign.');
  const bridge = await share(linh, 'Swinging Bridge', -34.9, 150.2);
  await report(pat, bridge, 'closed', 'We found it fine in the end, sorry.');
  const kerry = await Person.signUp(url, dataDir, {
    email: operatorAddress,
    username: 'kerry',
    name: 'Kerry Malone',
    suburb: 'Kedron',
    postcode: '4031',
  });
  await kerry.send('POST', '/api/operator/enter', { password });
  await kerry.send('POST', `/api/operator/sites/${bridge}`, {
    action: 'keep',
    reason: 'The facts are right.',
  });
  const late = { email: 'lee@example.com', password, name: 'Lee' };
  await new Person(url, '', late.email).send('POST', '/auth/request-signup', late);
  return kerry;
}

async function share({ person }: Camper, name: string, latitude: number, longitude: number): Promise<string> {
  const { body } = await person.send<{ location: { id: string } }>('POST', '/api/locations', {
    name,
    share_flag: true,
    drivetrain: '2 Wheel Drive',
    latitude,
    longitude,
  });
  return body.location.id;
}

const report = ({ person }: Camper, site: string, reason: string, message: string) =>
  person.send('POST', `/api/locations/${site}/report`, { reason, message });
