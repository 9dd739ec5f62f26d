import { anId, asSent, problemsOf } from '@/tests/problems';
import { invitationPath } from './invitation-path';
import {
  block,
  coOrganiser,
  foundUser,
  foundUsers,
  invitation,
  lookupList,
  lookupQuery,
  moreInvitees,
  reminder,
  tokenParams,
} from './schema';

describe('fields', () => {
  const zoe = { name: 'Zoe', age: 'adult' };

  const trip = {
    trip_name: null,
    location_name: 'The Flat',
    start_date: '2027-03-26',
    end_date: '2027-03-29',
    dates_open: false,
    site_open: false,
    vote_closes_on: null,
    organiser: 'Mia',
  };

  test.each([
    [
      'an invitation',
      invitation,
      {
        trip,
        note: null,
        attending: null,
        guest: null,
        arrive_on: null,
        leave_on: null,
        arrive_by: null,
        leave_by: null,
      },
    ],
    [
      'one that a guest has asSent',
      invitation,
      {
        trip,
        note: 'Bring bikes',
        attending: true,
        guest: { name: 'Zoe', crew: [zoe], vehicles: [] },
        arrive_on: '2027-03-27',
        leave_on: null,
        arrive_by: null,
        leave_by: null,
      },
    ],
    ['who was found', foundUser, { found: true, username: 'zoe' }],
    [
      'all who were found',
      foundUsers,
      { users: [{ found: false, username: null, email: 'zoe@example.com' }] },
    ],
    ['who helps to organise', coOrganiser, { id: anId, co_organiser: true }],
    ['a block', block, { id: anId, name: 'Mia', created_at: '2026-11-20T00:00:00Z' }],
  ])('%s leaves with its own fields alone', (_, schema, sample) => {
    expect(asSent(schema, sample)).toEqual(sample);
  });

  test('addresses are looked up one by one or up to 500 at once', () => {
    expect(problemsOf(lookupQuery, { email: 'zoe' })).toHaveProperty('email');
    const emails = Array(500).fill('zoe@example.com');
    expect(problemsOf(lookupList, { emails })).toEqual({});
    expect(problemsOf(lookupList, { emails: [...emails, 'mia@example.com'] })).toEqual({
      emails: 'Please look up to 500 addresses at once.',
    });
    expect(problemsOf(lookupList, { emails: 'zoe@example.com' })).toEqual({
      emails: 'This must be a list of email addresses.',
    });
  });

  test('a link’s token has exactly 43 characters', () => {
    const token = `${'aB_-'.repeat(10)}xyz`;
    expect(tokenParams.parse({ token })).toEqual({ token });
    for (const wrong of [`${token}a`, token.slice(1), `${token.slice(1)}!`, `/${token}`, `${token}/`])
      expect(problemsOf(tokenParams, { token: wrong })).toHaveProperty('token');
  });

  test('inviting more people needs at least one address, and a reminder goes to one invitee or to all', () => {
    expect(problemsOf(moreInvitees, { invitees: [] })).toEqual({
      invitees: 'Please add at least one email address.',
    });
    expect(problemsOf(moreInvitees, { invitees: ['zoe@example.com'] })).toEqual({});
    const note = 'a'.repeat(501);
    for (const wrong of [note, 7])
      expect(Object.keys(problemsOf(moreInvitees, { invitees: ['a@example.com'], note: wrong }))).toEqual([
        'note',
      ]);
    for (const right of [note.slice(1), '', null])
      expect(problemsOf(moreInvitees, { invitees: ['a@example.com'], note: right })).toEqual({});
    expect(
      Object.keys(problemsOf(moreInvitees, { invitees: ['a@example.com\r\nbcc: b@example.com'] })),
    ).toEqual(['invitees.0']);
    for (const body of [{}, { invitee_id: null }, { invitee_id: anId }])
      expect(reminder.parse(body)).toEqual(body);
    for (const invitee_id of ['x', 7, ['a'], { not: '' }])
      expect(Object.keys(problemsOf(reminder, { invitee_id }))).toEqual(['invitee_id']);
  });
});

describe('a pasted link', () => {
  const here = 'https://camp.example';

  test.each([
    ['https://camp.example/invite/abc-DEF_1', '/invite/abc-DEF_1'],
    [' https://camp.example/join/abc?from=chat ', '/join/abc'],
    ['/invite/abc', '/invite/abc'],
    ['join/abc', '/join/abc'],
    ['https://other.example/invite/abc', null],
    ['javascript:/invite/abc', null],
    ['https://camp.example/invite/abc/edit', null],
    ['https://camp.example//other.example/invite/abc', null],
    ['abc', null],
    ['', null],
  ])('pasting %j opens %j', (pasted, path) => {
    expect(invitationPath(pasted, here)).toBe(path);
  });
});
