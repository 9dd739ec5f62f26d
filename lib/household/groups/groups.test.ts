import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { anId, asSent, problemsOf } from '@/tests/problems';
import { firstGroups } from './first-groups';
import { type Group, group, groupName, newGroup, newMembers } from './schema';

test('a group needs a name, and may start without members', () => {
  for (const more of [{}, { emails: null }, { emails: ['zoe@example.com'] }])
    expect(newGroup.parse({ name: 'Friends', ...more })).toEqual({ name: 'Friends', ...more });
  for (const schema of [groupName, newGroup]) {
    expect(problemsOf(schema, {})).toEqual({ name: 'Name is required' });
    expect(problemsOf(schema, { name: 'x'.repeat(81) })).toHaveProperty('name');
  }
});

test.each(missingTexts)('a name that is %s is refused in the specification’s words', (_, name) => {
  for (const schema of [groupName, newGroup])
    expect(problemsOf(schema, { name })).toEqual({ name: 'Name is required' });
});

test.each(badTexts)('%s is refused as a name and as an address', (_, value) => {
  expect(Object.keys(problemsOf(groupName, { name: value }))).toEqual(['name']);
  expect(Object.keys(problemsOf(newGroup, { name: value }))).toEqual(['name']);
  const one = { name: 'Friends', emails: [value] };
  for (const schema of [newGroup, newMembers])
    expect(Object.keys(problemsOf(schema, one))).toEqual(['emails.0']);
});

test.each<[field: string, emails: unknown]>([
  ['emails', 'mia@example.com'],
  ['emails', { 0: 'mia@example.com' }],
  ['emails.1', ['mia@example.com', 'no address']],
])('a new group’s addresses are refused at %s', (field, emails) => {
  expect(Object.keys(problemsOf(newGroup, { name: 'Friends', emails }))).toEqual([field]);
  expect(Object.keys(problemsOf(newMembers, { emails }))).toEqual([field]);
});

test('one call adds 1 to 200 people', () => {
  const emails = Array(200).fill('zoe@example.com');
  expect(problemsOf(newMembers, { emails })).toEqual({});
  expect(problemsOf(newMembers, { emails: [...emails, 'mia@example.com'] })).toEqual({
    emails: 'Please add up to 200 people at once.',
  });
  expect(problemsOf(newMembers, { emails: [] })).toEqual({
    emails: 'Please add at least one email address.',
  });
  expect(problemsOf(newMembers, {})).toEqual({ emails: 'This must be a list of email addresses.' });
});

test('a group response has only the fields of its schema', () => {
  const members = [{ id: anId, email: 'zoe@example.com', name: null, username: null }];
  const sample = { id: anId, name: 'Friends', members };
  expect(asSent(group, sample)).toEqual(sample);
});

const getGroup = (people: number): Group => ({
  id: `${people}`,
  name: `${people} people`,
  members: Array.from({ length: people }, (_, index) => ({
    id: `${index}`,
    email: `${index}@example.com`,
    name: null,
    username: null,
  })),
});
const sizes = (groups: Group[]) => groups.map(({ members }) => members.length);

test('all groups are returned while their members fit the limit', () => {
  expect(sizes(firstGroups([3, 0, 5].map(getGroup), 300))).toEqual([3, 0, 5]);
});

test('groups are left out from the first one that exceeds the limit of addresses', () => {
  expect(sizes(firstGroups([200, 100, 1, 0].map(getGroup), 300))).toEqual([200, 100]);
});
