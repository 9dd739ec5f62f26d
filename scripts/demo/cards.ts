import type { Camper } from './trip-life';

interface Crew {
  id: string;
  name: string;
  type: string;
}

/** Sam's family has a card, Pat is the first-aider, and Olivia opens the card. Returns the opened card's path. */
export async function openCardOf(sam: Camper, trip: string, olivia: Camper, pat: Camper): Promise<string> {
  const path = `/api/trips/${trip}/emergency`;
  const { body } = await sam.person.send<{ crew: Crew[] }>('GET', '/crew');
  const campers = body.crew.filter(({ type }) => type === 'camper');
  const [own, child] = [campers[0], campers.at(-1)];
  const about = (crew: Crew | undefined, facts: object) => (crew ? [{ crew_id: crew.id, ...facts }] : []);
  await sam.person.send('PUT', path, {
    people: [
      ...about(own, { allergies: 'Penicillin' }),
      ...about(child === own ? undefined : child, {
        allergies: 'Peanuts, anaphylaxis. EpiPen in the red bag, front pocket',
        conditions: 'Asthma',
        medicines: 'Ventolin, 2 puffs when wheezy',
        swims: 'a little',
        note: 'Hates masks. Let Sam hold her.',
      }),
    ],
    contacts: [
      { name: 'Maree Whitby', phone: '(02) 5550 0167', about: 'Sam’s mum' },
      { name: 'Dr Nair, Crest Road Practice', phone: '(02) 5550 0119', about: 'Family doctor' },
    ],
    shares: true,
  });
  const households = async ({ person }: Camper) =>
    (await person.send<{ households: { household_id: string; has_card: boolean }[] }>('GET', path)).body
      .households;
  const ofSam = (await households(olivia)).find(({ has_card }) => has_card)?.household_id ?? '';
  await pat.person.send('PUT', path, {
    contacts: [{ name: 'Robin', phone: '0491 570 110', about: 'My brother' }],
    shares: true,
  });
  const ofPat = (await households(olivia)).find(
    ({ household_id, has_card }) => has_card && household_id !== ofSam,
  );
  await olivia.person.send('PUT', path, { first_aiders: ofPat ? [ofPat.household_id] : [] });
  await pat.person.send('PUT', path, { accept: true });
  await olivia.person.send('POST', `${path}/${ofSam}/open`, { reason: 'Bee sting, swelling' });
  return `/trip/${trip}/emergency/${ofSam}`;
}
