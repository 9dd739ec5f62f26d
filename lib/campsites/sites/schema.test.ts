import { anId, asSent, problemsOf } from '@/tests/problems';
import { addedSite, newSite, siteChanges } from './schema';

const paddock = { name: 'Paddock', latitude: -27.42, longitude: 152.99, drivetrain: '2 Wheel Drive' };
const chooseAddress = 'Please select a valid address from the suggestions.';

test('a site needs only a name, a position and its access', () => {
  expect(newSite.parse(paddock)).toEqual(paddock);
  expect(problemsOf(newSite, {})).toEqual({
    name: 'Please name the campsite.',
    latitude: chooseAddress,
    longitude: chooseAddress,
    drivetrain: 'Please choose a drivetrain.',
  });
});

test('the optional fields are kept', () => {
  const more = {
    address: '12 Creek Road',
    phone_contact: '07 3350 0000',
    email_contact: 'gran@example.com',
    campsite_url: 'https://paddock.example',
    site_features: Array(30).fill('Power'),
    share_flag: true,
    pet_friendly: false,
  };
  expect(newSite.parse({ ...paddock, ...more })).toEqual({ ...paddock, ...more });
});

test('a wrong field gets a message', () => {
  const more = {
    address: 'x'.repeat(201),
    phone_contact: 'x'.repeat(81),
    email_contact: 'gran',
    campsite_url: 'paddock',
    site_features: 'Power',
    share_flag: 'yes',
    pet_friendly: 1,
  };
  expect(problemsOf(newSite, { ...paddock, ...more })).toEqual({
    address: 'Please keep this to 200 characters.',
    phone_contact: 'Please keep this to 80 characters.',
    email_contact: 'Please enter a valid email address.',
    campsite_url: 'Please enter a web address that begins with http:// or https://.',
    site_features: 'This must be a list of features.',
    share_flag: 'This must be true or false.',
    pet_friendly: 'This must be true or false.',
  });
  expect(problemsOf(newSite, { ...paddock, site_features: Array(31).fill('Power') })).toEqual({
    site_features: 'Please choose up to 30 features.',
  });
  expect(problemsOf(newSite, { ...paddock, site_features: [''] })).toEqual({
    'site_features.0': 'Please name the feature.',
  });
});

test.each<[field: string, value: unknown]>([
  ['name', undefined],
  ['name', ' \t '],
  ['address', 'a\0b'],
  ['phone_contact', '\ud800'],
  ['email_contact', 'gran@example.com\r\nBcc: a@example.com'],
  ['campsite_url', 'javascript:alert(1)'],
  ['campsite_url', `https://paddock.example/${'a'.repeat(2000)}`],
  ['drivetrain', null],
  ['drivetrain', ''],
  ['drivetrain', 'Front Wheel Drive'],
  ['share_flag', 1],
  ['site_features.1', ['Toilets', 'a'.repeat(81)]],
  ['site_features.0', ['a\0b']],
  ['site_features.0', [{ not: '' }]],
  ['latitude', undefined],
  ['latitude', '-27.4'],
  ['latitude', Number.NaN],
  ['latitude', 91],
  ['latitude', 27.4],
  ['longitude', null],
  ['longitude', Number.POSITIVE_INFINITY],
])('%s is not %j', (field, value) => {
  const [name = ''] = field.split('.');
  expect(Object.keys(problemsOf(newSite, { ...paddock, [name]: value }))).toEqual([field]);
});

test('a site outside Australia is refused', () => {
  const outside = { latitude: 'This is not in Australia or its territories.' };
  expect(problemsOf(newSite, { ...paddock, latitude: 48 })).toEqual(outside);
  expect(problemsOf(siteChanges, { latitude: 48, longitude: 2 })).toEqual(outside);
  expect(problemsOf(siteChanges, { name: ' ', drivetrain: null })).toEqual({
    name: 'Please name the campsite.',
    drivetrain: 'Please choose a drivetrain.',
  });
});

test('a site abroad is reported even when other fields are wrong or missing', () => {
  const problems = problemsOf(newSite, { latitude: 48, longitude: 2, site_features: 'Power' });
  expect(problems.latitude).toBe('This is not in Australia or its territories.');
});

test('missing fields are reported in the form’s order', () => {
  const fields = newSite.safeParse({}).error?.issues.map(({ path }) => path[0]);
  expect(fields).toEqual(['latitude', 'longitude', 'name', 'drivetrain']);
});

test('a change may have any fields, but both coordinates or none', () => {
  for (const change of [{}, { name: 'Paddock' }, { latitude: -27, longitude: 153 }])
    expect(siteChanges.parse(change)).toEqual(change);
  expect(problemsOf(siteChanges, { latitude: -27 })).toEqual({ longitude: chooseAddress });
  expect(problemsOf(siteChanges, { longitude: 153 })).toEqual({ latitude: chooseAddress });
});

test('an added site is sent with its own fields only', () => {
  const location = {
    id: anId,
    ...paddock,
    address: null,
    phone_contact: null,
    email_contact: null,
    campsite_url: null,
    site_features: [],
    features: [],
    missing_features: [],
    share_flag: false,
    pet_friendly: null,
    source: 'private',
    postcode: null,
    state: null,
    state_sure: true,
  };
  const sample = { location, search_postcode: null };
  expect(asSent(addedSite, sample)).toEqual(sample);
});
