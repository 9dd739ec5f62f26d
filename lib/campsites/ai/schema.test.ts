import { anId, asSent } from '@/tests/problems';
import { accesses } from '../suggestions/schema';
import { aiResponse } from './schema';

const site = { name: 'The Flat', features: ['Power'], access: 'Unknown', petFriendly: 'Yes', url: null };

test('the viewer gets a suggestion with its id, its distance and the campsite that it names', () => {
  for (const access of accesses) {
    const seen = { suggestion_id: anId, distance: '45 km', pets_said: true, location_id: null };
    const town = { name: 'Dayboro', state: 'QLD', latitude: -27.4, longitude: 153, km: 12 };
    const sample = { campsites: [{ ...site, ...seen, access }] };
    expect(asSent(aiResponse, { campsites: [{ ...sample.campsites[0], town }] })).toEqual(sample);
  }
});
