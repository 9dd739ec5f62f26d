import { render, screen, within } from '@testing-library/react';
import { goingRow, inviteeRow } from '@/tests/factories/trip-people';
import { facesOf } from './faces';
import { FacesCard } from './faces-card';

const camper = (name: string) => ({
  id: name,
  type: 'camper' as const,
  name,
  age: 'adult' as const,
  is_owner: false,
});
const going = (name: string, crew: string[] = []) =>
  goingRow(name, inviteeRow(name), { crew: [name, ...crew].map(camper) });
const rest = { pending: [inviteeRow('Ann')], notGoing: [inviteeRow('Zoe'), inviteeRow('Jack')] };

const show = (attendees = [going('Mia Bennett', ['Kim', 'Tim']), going('Tom')], closed = false) =>
  render(<FacesCard tripId="1" {...facesOf({ attendees, ...rest })} closed={closed} />);
const faces = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a household is a face, a first name and how many come along; the rest is counted', () => {
  show();
  expect(faces()).toEqual(['MBMia with +2', 'TOTom']);
  expect(screen.getByText('1 waiting, 2 not going')).toBeVisible();
  const card = within(screen.getByRole('region', { name: 'Who’s coming' }));
  expect(card.getByText('2 of 5 going')).toBeVisible();
  expect(card.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/trip/1/people');
});

test('pets come along uncounted', () => {
  const pet = { id: 'Rex', type: 'pet' as const, name: 'Rex', pet_type: 'Dog' as const, breed: null };
  show([goingRow('Mia Bennett', inviteeRow('Mia'), { crew: [...['Mia', 'Kim'].map(camper), pet] })]);
  expect(faces()).toEqual(['MBMia with +1']);
});

test('more than eight households are counted, so that the card stays short', () => {
  show(Array.from({ length: 14 }, (_, index) => going(`Tom ${index}`)));
  expect(faces()).toHaveLength(8);
  expect(screen.getByText('6 more going, 1 waiting, 2 not going')).toBeVisible();
});

test('once the trip is over nobody is waited for', () => {
  show(undefined, true);
  expect(screen.getByRole('region', { name: 'Who was invited' })).toBeVisible();
  expect(screen.getByText('1 without an answer, 2 not going')).toBeVisible();
  show(
    Array.from({ length: 9 }, (_, index) => going(`Tom ${index}`)),
    true,
  );
  expect(screen.getByText('1 more said yes, 1 without an answer, 2 not going')).toBeVisible();
});
