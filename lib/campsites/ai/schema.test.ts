import { anId, asSent } from '@/tests/problems';
import { accesses, aiResponse, suggestion } from './schema';

const site = { name: 'The Flat', features: ['Power'], access: 'Unknown', petFriendly: 'Yes', url: null };

test('a suggestion is kept without anything that only some may see', () => {
  const town = { latitude: -27.4, longitude: 153, km: 12 };
  for (const sample of [
    { ...site, town },
    { ...site, petFriendly: 'No', town: null },
  ])
    expect(asSent(suggestion, { ...sample, location_id: anId })).toEqual(sample);
});

test('the viewer gets it with its distance and the campsite that it is', () => {
  for (const access of accesses) {
    const sample = { campsites: [{ ...site, access, distance: '45 km', location_id: null }] };
    expect(asSent(aiResponse, sample)).toEqual(sample);
  }
});
