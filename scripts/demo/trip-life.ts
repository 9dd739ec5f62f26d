import { addDays, type Day } from '../../lib/dates';
import type { Person } from './person';

export interface Camper {
  person: Person;
  name: string;
  crew: string[];
  rides: string[];
}

interface Line {
  id: string;
  name: string;
}

interface Seats {
  cars: { ride_id: string; counts: boolean }[];
  untowed: { ride_id: string }[];
}

export async function organiseIt(trip: string, olivia: Camper, sam: Camper): Promise<void> {
  const path = `/api/trips/${trip}`;
  const { body: gear } = await olivia.person.send<{ lines: Line[] }>('GET', `${path}/gear`);
  const lineOf = (name: string) => gear.lines.find((line) => line.name === name)?.id;
  await sam.person.send('PUT', `${path}/gear/${lineOf('Camp chairs')}/offer`, { quantity: 3 });
  await olivia.person.send('POST', `${path}/gear`, { name: 'Board games', needed: 2 });
  await olivia.person.send('PATCH', `${path}/notes`, {
    meeting_point: 'Kangaroo Valley pub',
    meeting_time: '14:00',
    meeting_latitude: -34.7386,
    meeting_longitude: 150.5364,
    uhf_channel: 12,
  });
  const { body: seats } = await olivia.person.send<Seats>('GET', `${path}/seats`);
  const [lead, tail] = seats.cars.filter(({ counts }) => counts).map(({ ride_id }) => ride_id);
  await olivia.person.send('PUT', `${path}/convoy`, { lead: lead ?? null, tail: tail ?? null });
  const [camper] = seats.untowed;
  const prado = seats.cars.find(({ ride_id }) => olivia.rides.includes(ride_id));
  if (camper && prado)
    await olivia.person.send('PUT', `${path}/tows`, { ride_id: camper.ride_id, car_id: prado.ride_id });
  const { start, end } = await daysOf(trip, olivia);
  await cook(olivia, path, start, 'dinner', 'Campfire chilli', ['500 g beans', '2 L milk']);
  await cook(sam, path, addDays(start, 1), 'breakfast', 'Pancakes', ['1 L milk', '12 eggs']);
  await spend(olivia, path, trip, 'Pitches', start, 18_000);
  await planDays(path, trip, olivia, sam, start);
  await book(path, trip, olivia, start);
  await olivia.person.send('POST', `${path}/notices`, {
    text: 'The ford is low. Bring swimmers, the river is warm.',
    announcement: true,
  });
  await sam.person.send('POST', `${path}/notices`, {
    text: 'We bring the telescope. @Olivia Hart is the sky dark there?',
  });
  await olivia.person.send('POST', `${path}/vote`, {
    dates: [{ start_date: addDays(start, 7), end_date: addDays(end, 7) }],
    closes_on: addDays(start, -7),
  });
}

async function planDays(path: string, trip: string, olivia: Camper, sam: Camper, start: Day) {
  const plan = (by: Camper, text: string, more: object) =>
    by.person.send<{ plan: { id: string } }>('POST', `${path}/plans`, { text, ...more });
  const { body } = await plan(sam, 'Swim at the bend', {
    day: start,
    at: '16:00',
    notes: 'Shoes on, it’s stony.',
  });
  await olivia.person.send('PUT', `${path}/plans/${body.plan.id}/going`, { going: true });
  await plan(olivia, 'Kayaks to the island', { day: addDays(start, 1), at: '14:00' });
  await olivia.person.send('POST', `${path}/duties/suggestion`, { apply: true });
  for (const todo of [
    { text: 'Fill the gas bottle', household_id: trip, due_on: addDays(start, -2) },
    { text: 'Hire the kayaks', due_on: addDays(start, -5) },
  ])
    await olivia.person.send('POST', `${path}/todos`, todo);
}

async function book(path: string, trip: string, olivia: Camper, start: Day) {
  const { body } = await olivia.person.send<{ booking: { id: string; pitches: { id: string }[] } }>(
    'POST',
    `${path}/bookings`,
    {
      status: 'asked',
      household_id: trip,
      reference: 'BR-2781',
      people: 6,
      cars: 2,
      cents: 18_000,
      deposit_cents: 6_000,
      deposit_paid: true,
      check_in: '13:00',
      check_out: '11:00',
      pay_by: addDays(start, -4),
      cancel_until: addDays(start, -3),
      notes: 'No generators.',
      pitches: [
        { name: 'River 4', max_people: 6, max_cars: 2 },
        { name: 'River 5', max_people: 4, max_cars: 1 },
      ],
    },
  );
  const { id, pitches } = body.booking;
  const at = `${path}/bookings/${id}/pitches/${pitches[0]?.id}/households/${trip}`;
  await olivia.person.send('PUT', at, { on: true });
}

export async function campOnIt(trip: string, campers: Camper[]): Promise<void> {
  const path = `/api/trips/${trip}`;
  const [host, ...others] = campers as [Camper, ...Camper[]];
  await host.person.send('POST', `${path}/seats/suggestion`, { apply: true });
  const { start } = await daysOf(trip, host);
  await cook(host, path, start, 'dinner', 'Sausages and salad', ['24 sausages']);
  await spend(host, path, trip, 'Pitches', start, 12_000);
  for (const camper of others) {
    await camper.person.send('POST', `${path}/packing`, { name: 'Head torches' });
    await camper.person.send('POST', `${path}/notices`, { text: 'What a night sky.' });
  }
}

async function daysOf(trip: string, { person }: Camper): Promise<{ start: Day; end: Day }> {
  const { body } = await person.send<{ trip: { start_date: Day; end_date: Day } }>(
    'GET',
    `/api/trips/${trip}`,
  );
  return { start: body.trip.start_date, end: body.trip.end_date };
}

async function cook(
  { person }: Camper,
  path: string,
  day: Day,
  meal: string,
  title: string,
  items: string[],
) {
  await person.send('PUT', `${path}/meals/${day}/${meal}`, { title, cook: true });
  for (const text of items) await person.send('POST', `${path}/meals/${day}/${meal}/items`, { text });
}

async function spend(
  { person }: Camper,
  path: string,
  household: string,
  what: string,
  day: Day,
  cents: number,
) {
  await person.send('POST', `${path}/expenses`, { what, day, cents, paid_by: household });
}
