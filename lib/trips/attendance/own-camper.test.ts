import type { GuestMember } from './guest-schema';
import { ownCamperOf } from './own-camper';

const zoe: GuestMember = { name: 'Zoe', age: 'adult' };
const kim: GuestMember = { name: 'Kim', age: 'child' };
const pet: GuestMember = { name: 'Zoe', pet_type: 'Dog' };

test('a guest is the first camper with the guest’s name in any case, and never a pet', () => {
  const other: GuestMember = { name: 'ZOE', age: 'baby' };
  expect(ownCamperOf([pet, kim, zoe, other], 'zoe')).toBe(zoe);
  expect(ownCamperOf([pet], 'Zoe')).toBeUndefined();
});

test('the first of a person’s names that matches a camper counts', () => {
  expect(ownCamperOf([kim, zoe], 'Nobody', 'Zoe', 'Kim')).toBe(zoe);
  expect(ownCamperOf([kim, zoe], 'Nobody')).toBeUndefined();
  expect(ownCamperOf([kim])).toBeUndefined();
});
