import type { HomeContact } from '@/lib/trips/home-contact/schema';
import { planField, planTime, sentPlan, typedPlan } from './typed-plan';

const zone = 'Australia/Adelaide';
const plan = {
  name: 'Lorraine',
  email: 'lorraine@example.com',
  phone: null,
  own_phone: '0491 570 156',
  own_email: null,
  back_at: '2027-01-26T18:30:00+10:30',
  worry_at: '2027-01-27T00:15:00+10:30',
  route: 'By the ford',
  device: null,
  send: 'now',
} as HomeContact;

test('a saved plan is shown and sent unchanged, in the site’s time zone', () => {
  const typed = typedPlan({ plan, before: null }, '2027-01-26', zone);
  expect(typed).toMatchObject({
    back_at: '2027-01-26',
    back_time: '18:30',
    worry_at: '2027-01-27',
    worry_time: '00:15',
    name: 'Lorraine',
    phone: '',
    own_phone: '0491 570 156',
  });
  expect(sentPlan(typed, zone)).toMatchObject({ back_at: plan.back_at, worry_at: plan.worry_at });
});

test('a new plan starts with the last day at six, two hours before worrying, and the last person at home', () => {
  const before = {
    name: 'Lorraine',
    email: 'l@example.com',
    phone: null,
    own_phone: null,
    device: 'PLB 2DCE',
  };
  expect(typedPlan({ plan: null, before }, '2027-01-26', zone)).toMatchObject({
    back_at: '2027-01-26',
    back_time: '18:00',
    worry_at: '2027-01-26',
    worry_time: '20:00',
    name: 'Lorraine',
    device: 'PLB 2DCE',
    route: '',
    send: 'now',
  });
});

test('details are sent only of cars that still go, and nothing of cars without any', () => {
  const typed = { ...typedPlan({ plan, before: null }, '2027-01-26', zone) };
  expect(sentPlan(typed, zone, [{ id: 'a' }])).not.toHaveProperty('cars');
  const cars = { a: { colour: 'Red' }, gone: { colour: 'Blue' } };
  expect(sentPlan({ ...typed, cars }, zone, [{ id: 'a' }, { id: 'b' }]).cars).toEqual([
    { id: 'a', colour: 'Red' },
  ]);
});

test('a half typed time is sent as an empty one, and refused at its field', () => {
  const typed = typedPlan({ plan, before: null }, '2027-01-26', zone);
  expect(sentPlan({ ...typed, back_time: '' }, zone)).toMatchObject({ back_at: '' });
});

test('a time of a plan is shown in the plan’s own time zone', () => {
  expect(planTime(plan.back_at)).toBe('Tue 26 Jan, 6:30 pm');
});

test('the server’s word on a car stands at the form’s field for that car', () => {
  const said = {
    ...typedPlan({ plan, before: null }, '2027-01-26', zone),
    cars: { b: { make: 'evil.pro/x' } },
  };
  const own = [{ id: 'a' }, { id: 'b' }];
  expect(planField('cars.0.make', said, own)).toBe('cars.b.make');
  expect(planField('route', said, own)).toBe('route');
});
