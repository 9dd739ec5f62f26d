import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import PrintPage from '@/app/(trip)/trip/[tripId]/print/page';
import { ToastProvider } from '@/components/ui/toast';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { answerFinding } from '@/lib/trips/fit/answer-finding';
import { siteOf } from './factories/campsites';
import { putMeal, setDiet } from './factories/meals';
import { type Person, person } from './factories/people';
import { bring, carOf } from './factories/seats';
import { bringAlong } from './factories/trip-households';
import { inDays, moveTo, party, plan } from './factories/trips';

let cookie = '';
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => ({ value: cookie.slice(cookie.indexOf('=') + 1) }) }),
  headers: async () => new Headers(),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({}),
}));

async function shownTo({ cookie: own }: Person, tripId: string): Promise<string> {
  cookie = own;
  const page = await PrintPage({ params: Promise.resolve({ tripId }) });
  return renderToStaticMarkup(createElement(ToastProvider, null, page));
}

/** Returns a page's text, with a bar (|) wherever an element begins or ends. */
const text = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

test('the card has the way, the people and the meals, and shows of a person only what others may see', async () => {
  const { mia, tom, ann, trip, address } = await party();
  const site = await siteOf(mia, { address: '1 River Rd, Kedron', drivetrain: '4 Wheel Drive' });
  await db.campsite.update({
    where: { id: site.id },
    data: { state: 'QLD', phoneContact: '07 3000 0000', emailContact: 'ranger@park.example' },
  });
  await db.trip.update({
    where: { id: trip.id },
    data: { campsiteId: site.id, meetingPoint: 'The second toilet block', uhfChannel: 18 },
  });
  await setDiet(tom, 'Peanut allergy');
  const prado = await carOf(mia, 'Prado', { seats: 7 });
  await db.ride.update({ where: { id: prado }, data: { registration: '123ABC' } });
  await bring(mia, trip.id, [], [prado]);
  const { profileId } = tom.viewer;
  const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
  await bringAlong(trip, tom, [dog.id]);
  const answer = { answer: 'yes', note: 'On a lead' } as const;
  await answerFinding({ viewer: mia.viewer, tripId: trip.id }, 'pets:Dog', answer);
  await putMeal(
    trip.id,
    { day: inDays(14), meal: 'dinner' },
    { title: 'Tacos', notes: 'Rex’s surprise', cook: true },
    mia,
  );
  for (const who of [mia, tom, ann]) {
    const html = await shownTo(who, trip.id);
    for (const words of [
      ...['|Asked|', 'Yes, dogs are fine. On a lead. Mia, '],
      ...['Easter at Bendeela', ', 3 nights|', 'Organised by Mia', 'Riverside flat', '1 River Rd, Kedron'],
      ...[
        '27.4600 S, 153.0500 E',
        '4 Wheel Drive needed',
        '07 3000 0000',
        'The second toilet block',
        'Channel 18',
      ],
      ...[
        'or 112 on any network',
        'Prado (1 of 7 seats taken)',
        'Tacos, Mia',
        'Still short',
        'Camp chairs',
        '|Nearest town|',
        '|Sunrise ',
        'Not for navigation',
      ],
    ])
      expect(text(html)).toContain(words);
    for (const secret of ['Peanut', '123ABC', '@', 'surprise', address, ann.viewer.name, 'Zoe'])
      expect(text(html)).not.toContain(secret);
    expect(html).toContain('<svg role="img" aria-label="Map of Riverside flat"');
    expect(html.includes('You bring')).toBe(who !== ann);
  }
});

test('for a site that only has a name, the card has the name and no map', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia, { tripName: null });
  const html = await shownTo(mia, id);
  expect(text(html)).toContain('|Unnamed Trip|');
  expect(text(html)).toContain('|Bendeela Recreation Area|');
  expect(html).not.toContain('static-map');
  expect(html).not.toMatch(/Not for navigation|OpenStreetMap/);
});

test('for a site far out at sea, the card has coordinates and no map', async () => {
  const mia = await person('Mia');
  const site = await siteOf(mia, { latitude: -31.55, longitude: 159.08 });
  const { id } = await plan(mia, { location_id: site.id });
  const html = await shownTo(mia, id);
  expect(html).toContain('31.5500 S, 159.0800 E');
  expect(html).not.toContain('static-map');
});

test('a trip that is over or called off can still be printed, and the card says so', async () => {
  const mia = await person('Mia');
  const { id } = await plan(mia);
  await moveTo({ id }, -9, -6);
  expect(await shownTo(mia, id)).toContain('Who came: 1 adult');
  await moveTo({ id }, 9, 12);
  await callOffTrip(mia.viewer, id);
  expect(text(await shownTo(mia, id))).toContain('called off');
});
