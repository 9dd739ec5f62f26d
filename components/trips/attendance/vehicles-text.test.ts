import { vehiclesText } from './vehicles-text';

test('a trailer or boat of the kind “other” is called by its owner’s description', () => {
  const trailer = { type: 'trailer' as const, trailer_type: 'Other' as const, description: 'Horse float' };
  const boat = { type: 'boat' as const, boat_type: 'Other' as const, description: null };
  const caravan = { ...trailer, trailer_type: 'Caravan' as const };
  expect(vehiclesText([trailer, { ...trailer, description: '' }, boat, caravan])).toBe(
    'Horse float, Trailer, Boat, Caravan',
  );
});
