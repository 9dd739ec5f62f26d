import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { invited } from '@/tests/factories/guests';
import { person, uniqueEmail } from '@/tests/factories/people';
import { addGuests, changeHousehold } from '@/tests/factories/trip-households';
import { invitationOf } from '@/tests/factories/trips';
import { guestColumn, guestOf } from './guest';

const zoe = { name: 'Zoe', crew: [{ name: 'Zoe', age: 'adult' }], vehicles: [] };

test('a guest is read from the column, and fields that the guest left out stay out', () => {
  expect(guestOf(null)).toBeNull();
  expect(guestOf({ ...zoe, secret: 1 })).toEqual(zoe);
  expect(() => guestOf({})).toThrow();
});

test('the column holds a guest’s answer in the guest’s order, until an account takes over the household', async () => {
  const { trip, email: other } = await invited();
  const email = uniqueEmail('zoe');
  const [household] = await addGuests(trip, [
    {
      email,
      name: 'Zoe',
      attending: true,
      crew: [
        { name: 'Kim', age: 'child', diet: 'No nuts' },
        { name: 'Zoe', age: 'adult' },
        { name: 'Rex', pet_type: 'Dog' },
      ],
      cars: ['Forester', 'Hiace'],
    },
  ]);
  const columnOf = async (id: string | undefined) => {
    const [row] = await db.$queryRaw<{ guest: unknown }[]>(
      Prisma.sql`select ${guestColumn} from households h where h.trip_id = ${trip.id}::uuid and h.id = ${id}::uuid`,
    );
    return guestOf(row?.guest);
  };
  const id = expect.any(String);
  expect(await columnOf(household?.id)).toEqual({
    name: 'Zoe',
    crew: [
      { id, name: 'Kim', age: 'child', diet: 'No nuts' },
      { id, name: 'Zoe', age: 'adult' },
      { id, name: 'Rex', pet_type: 'Dog' },
    ],
    vehicles: [
      { id, type: 'car', make: 'Forester' },
      { id, type: 'car', make: 'Hiace' },
    ],
  });
  const { id: waiting } = await invitationOf(trip, other);
  expect(await columnOf(waiting)).toBeNull();
  const { viewer } = await person('Zoe');
  await changeHousehold(trip, email, { profileId: viewer.profileId });
  expect(await columnOf(household?.id)).toBeNull();
});
