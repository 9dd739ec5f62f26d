import { render } from '@testing-library/react';
import { draftKey, keepDraft } from '@/components/ui/drafts';
import { forgetFormer, formerOf, keepFormer } from './former-people';
import { FormerText } from './invite-form';

const tom = { name: 'Tom', email: 'tom@example.com' };
const ann = { name: 'Ann', email: null };
const nameless = { name: null, email: 'zoe@example.com' };

beforeEach(() => sessionStorage.clear());

test('people are kept for a trip and its planner until they are forgotten', () => {
  keepFormer('1', 'mia', { people: [tom, nameless], shown: true });
  expect(formerOf('1', 'mia')).toEqual({ people: [tom, nameless], shown: true });
  for (const [trip, owner] of [
    ['2', 'mia'],
    ['1', 'tom'],
    ['1', null],
  ] as const) {
    expect(formerOf(trip, owner)).toBeNull();
  }
  forgetFormer('1');
  expect(formerOf('1', 'mia')).toBeNull();
});

test.each([
  [undefined],
  ['text'],
  [{}],
  [{ people: [] }],
  [{ people: ['tom'] }],
  [{ people: [{ name: 1, email: null }] }],
])('a kept value that isn’t a list of people is ignored: %j', (values) => {
  keepDraft(draftKey('people of 1'), { owner: 'mia', values });
  expect(formerOf('1', 'mia')).toBeNull();
});

test.each([
  [[tom, nameless], 'Everyone from last time is in the list. Nothing is sent until you say so.'],
  [[ann], 'To ask Ann again, type their email address.'],
  [
    [tom, ann, { name: 'Bo', email: null }],
    'Everyone from last time is in the list. Nothing is sent until you say so. To ask Ann and Bo again, type their email addresses.',
  ],
])('the text says who is in the list and whose address is missing', (people, text) => {
  const { container } = render(<FormerText people={people} />);
  expect(container).toHaveTextContent(text);
});
