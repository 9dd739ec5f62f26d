import type { Handler } from '@/lib/server/http/route';
import { endpoints } from './endpoints';

/** security.md's limits, by call. */
const promised: Record<string, string[]> = {
  'POST /auth/login': ['loginByAddress', 'loginByEmail'],
  'POST /auth/request-signup': ['signupByAddress', 'signupByEmail'],
  'POST /auth/forgot-password': ['forgotByAddress'],
  'POST /auth/reset-password': ['resetByAddress'],
  'GET /api/users/exists': ['existence'],
  'GET /api/users/provider': ['existence'],
  'GET /api/users/lookup': ['lookup'],
  'POST /api/users/lookup': ['lookup'],
  'GET /api/places/lookup': ['lookup'],
  'GET /api/search/suggest': ['lookup'],
  'GET /api/gear/lookup': ['lookup'],
  'POST /api/locations/public': ['searches'],
  'POST /api/locations/my': ['searches'],
  'POST /api/chatgpt/campsites': ['aiSearches'],
  'PATCH /api/invites/{token}': ['answersByLink'],
  'GET /api/locations/site_features/lookup': ['lookup'],
  'GET /api/calendar/{token}': ['calendarFeed'],
  'POST /api/locations/{id}/report': ['siteReports'],
  'PUT /api/locations/{id}/observation': ['observations'],
  'PUT /api/locations/{id}/observation/dismissed': ['dismissals'],
  'POST /api/account/password': ['passwordByPerson'],
  'POST /api/account/email': ['passwordByPerson'],
  'POST /api/account/google': ['passwordByPerson'],
  'POST /api/account/google/unlink': ['passwordByPerson'],
  'POST /api/account/export': ['passwordByPerson'],
  'POST /api/account/delete': ['passwordByPerson'],
  'PUT /api/invites/{token}/seats': ['seatChangesByLink'],
  'PUT /api/invites/{token}/tows': ['seatChangesByLink'],
  'PATCH /api/trips/{id}': ['tripChanges'],
  'PUT /api/trips/{id}/co-organisers/{inviteId}': ['tripChanges'],
  'DELETE /api/trips/{id}/co-organisers/{inviteId}': ['tripChanges'],
  'PUT /api/trips/{id}/seats': ['seatChanges'],
  'PUT /api/trips/{id}/tows': ['seatChanges'],
  'POST /api/trips/{id}/seats/suggestion': ['seatChanges'],
  'PUT /api/trips/{id}/seats/suggestion': ['seatChanges'],
  'POST /api/contact': ['contact'],
  'GET /api/contact/challenge': ['existence'],
};

test('the calls that must be limited are, and by the promised counts', () => {
  const limited = Object.entries(endpoints).flatMap(([path, methods]) =>
    Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
      handler?.spec?.limits ? [[`${method} ${path}`, handler.spec.limits]] : [],
    ),
  );
  expect(Object.fromEntries(limited)).toEqual(promised);
});
