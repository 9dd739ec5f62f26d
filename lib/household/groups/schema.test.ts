import { anId, asSent, problemsOf } from '@/tests/problems';
import { group, groupName, newGroup, newMembers } from './schema';

test('a group needs a name, and may start without members', () => {
  for (const more of [{}, { emails: null }, { emails: ['zoe@example.com'] }])
    expect(newGroup.parse({ name: 'Friends', ...more })).toEqual({ name: 'Friends', ...more });
  for (const schema of [groupName, newGroup]) {
    expect(problemsOf(schema, {})).toEqual({ name: 'Name is required' });
    expect(problemsOf(schema, { name: 'x'.repeat(81) })).toHaveProperty('name');
  }
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
