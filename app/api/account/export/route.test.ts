import { db } from '@/lib/db';
import { call } from '@/tests/call';
import { person } from '@/tests/factories';
import { POST as exportData } from './route';

test('the export holds what is kept, and no hash', async () => {
  const mia = await person('Mia');
  await db.ride.create({
    data: {
      profileId: mia.viewer.profileId,
      type: 'boat',
      boatType: 'Sailboat',
      description: 'The old dinghy',
    },
  });
  const { headers, body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(headers.get('content-disposition')).toContain('campmates-export.json');
  expect(body).toMatchObject({
    user: { email: mia.email },
    profile: { name: 'Mia', crew: [{ name: 'Mia' }], rides: [{ description: 'The old dinghy' }] },
  });
  expect(JSON.stringify(body)).not.toMatch(/hash/i);
});
