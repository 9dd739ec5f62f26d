import { type Comment, type Household, isEmpty, newsSince, type Told, type TripNews, toldOf } from './told';

describe('what has been told', () => {
  const at = new Date('2027-04-01T10:00:00Z');
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const tom: Household = {
    id: 'tom',
    name: 'Tom',
    attending: null,
    people: 0,
    reconfirm: false,
    answeredAt: null,
  };
  const going = (people: number, changes: Partial<Household> = {}): Household => ({
    ...tom,
    attending: true,
    people,
    answeredAt: later(-60),
    ...changes,
  });
  const notGoing = { ...tom, attending: false, answeredAt: later(-60) };
  const news = (household: Household, changes: Partial<TripNews> = {}): TripNews => ({
    households: [household],
    agreed: 'Easter',
    comments: [],
    ...changes,
  });
  const all = { answers: true, comments: true };
  const known = (household: Household, changes: Partial<TripNews> = {}) =>
    toldOf(news(household, changes), at);

  /** Returns the names of the digest's lists that aren't empty. Tom is the only household in the news. */
  function toldOfTom(told: Told, now: TripNews): string[] {
    return Object.entries(newsSince(told, now, 'mia', all)).flatMap(([name, list]) =>
      list.length > 0 ? [name] : [],
    );
  }

  test.each([
    ['goes', tom, going(2), ['going']],
    ['stays at home', tom, notGoing, ['notGoing']],
    ['goes after all', notGoing, going(1), ['going']],
    ['can’t come after all', going(2), notGoing, ['notGoing']],
    ['brings more', going(2), going(4), ['changed']],
    ['brings fewer', going(2), going(1), ['changed']],
    ['goes as before', going(2), going(2), []],
    ['stays at home as before', notGoing, notGoing, []],
    ['has yet to answer as before', tom, tom, []],
    ['says again that he goes', going(2, { reconfirm: true }), going(2), ['stillGoing']],
    ['has yet to say that again', going(2), going(2, { reconfirm: true }), []],
  ])('somebody who %s', (_, before, after, expected) => {
    expect(toldOfTom(known(before), news(after))).toEqual(expected);
  });

  test('a household that joined after the last digest is included once it answers', () => {
    const none = toldOf(news(tom, { households: [] }), at);
    expect(toldOfTom(none, news(tom))).toEqual([]);
    expect(toldOfTom(none, news(going(1)))).toEqual(['going']);
    expect(toldOfTom(none, news(notGoing))).toEqual(['notGoing']);
  });

  test('after a change only households that confirmed it are listed as still going', () => {
    const told = known(going(2));
    const confirmed = going(2, { answeredAt: later(10) });
    expect(toldOfTom(told, news(confirmed, { agreed: 'Whitsun' }))).toEqual(['stillGoing']);
    expect(toldOfTom(told, news(confirmed))).toEqual([]);
    expect(toldOfTom(told, news(going(2), { agreed: 'Whitsun' }))).toEqual([]);
    expect(toldOfTom(told, news(going(2, { answeredAt: null }), { agreed: 'Whitsun' }))).toEqual([]);
  });

  const comment = (id: string, minutes: number, household = 'tom'): Comment => ({
    id,
    household,
    name: 'Tom',
    text: 'Hello',
    at: later(minutes),
  });
  const commentsTold = (told: Told, comments: Comment[], own = 'mia') =>
    newsSince(told, news(tom, { comments }), own, all).comments.map(({ id }) => id);

  test('each comment is included once, even one with an earlier time that was saved after the last digest', () => {
    const told = known(tom, { comments: [comment('a', -90), comment('b', 0)] });
    expect(commentsTold(told, [comment('a', -90), comment('b', 0)])).toEqual([]);
    const late = comment('late', -0.5);
    const then = [comment('a', -90), late, comment('b', 0), comment('c', 30)];
    expect(commentsTold(told, then)).toEqual(['late', 'c']);
    expect(commentsTold(toldOf(news(tom, { comments: then }), at), then)).toEqual([]);
  });

  test('a deleted comment is not included', () => {
    expect(commentsTold(known(tom), [])).toEqual([]);
  });

  test('a person’s own answer and comments are not included in their digest', () => {
    const now = news(going(2), { comments: [comment('a', 5)] });
    expect(isEmpty(newsSince(known(tom), now, 'tom', all))).toBe(true);
    expect(isEmpty(newsSince(known(tom), now, 'mia', all))).toBe(false);
  });

  test('kinds of news whose mails are turned off are left out', () => {
    const now = news(going(2), { comments: [comment('a', 5)] });
    const answers = newsSince(known(tom), now, 'mia', { answers: true, comments: false });
    expect([answers.going.length, answers.comments.length]).toEqual([1, 0]);
    const comments = newsSince(known(tom), now, 'mia', { answers: false, comments: true });
    expect([comments.going.length, comments.comments.length]).toEqual([0, 1]);
  });
});
