import { z } from 'zod';
import type { Campsite } from '@/lib/campsites/schema';
import type { ShownSuggestion } from '@/lib/campsites/suggestions/schema';
import { anId, problemsOf } from '@/tests/problems';
import { mapLink } from './map-link';
import { checkSite, choiceOf, choosesSite, namedChoice, siteFields } from './site-choice';

describe('the choice of a site', () => {
  const choice = z.object(siteFields).superRefine(checkSite);

  test('a site is a campsite or a name', () => {
    expect(problemsOf(choice, { location_id: anId })).toEqual({});
    expect(problemsOf(choice, { location_name: 'x'.repeat(80) })).toEqual({});
    for (const location_name of [undefined, null, '', ' '])
      expect(problemsOf(choice, { location_name })).toEqual({ location_name: 'Please name the campsite.' });
  });

  test('a suggestion needs no name, and excludes a campsite', () => {
    expect(problemsOf(choice, { ai_suggestion: anId })).toEqual({});
    expect(problemsOf(choice, { ai_suggestion: anId, location_id: anId })).toEqual({
      ai_suggestion: 'Please choose either a campsite or an AI suggestion.',
    });
    expect(problemsOf(choice, { ai_suggestion: '' })).toEqual({ location_name: 'Please name the campsite.' });
  });

  test('a campsite’s own name replaces the sent name, which may therefore be longer', () => {
    expect(problemsOf(choice, { location_id: anId, location_name: 'x'.repeat(200) })).toEqual({});
    expect(problemsOf(choice, { location_name: 'x'.repeat(81) })).toEqual({
      location_name: 'Please keep this to 80 characters.',
    });
    expect(
      problemsOf(choice, { location_id: 'x'.repeat(101), location_name: 'x'.repeat(201) }),
    ).toMatchObject({
      location_id: 'Please keep this to 100 characters.',
      location_name: 'Please keep this to 200 characters.',
    });
  });

  test.each<[string, unknown]>([
    ['ai_suggestion', 'x'.repeat(500)],
    ['ai_suggestion', 7],
    ['ai_suggestion', 'a\0b'],
    ['ai_suggestion', { contains: '' }],
    ['location_id', 7],
    ['location_url', 'javascript:alert(1)'],
  ])('a wrong %s is refused at its field: %j', (field, value) => {
    expect(Object.keys(problemsOf(choice, { location_name: 'The Flat', [field]: value }))).toEqual([field]);
  });

  test('the address of the form may have a name and a web address', () => {
    expect(namedChoice.parse({ name: ' The Flat ', url: '' })).toEqual({ name: 'The Flat', url: null });
    expect(problemsOf(namedChoice, { url: 'x' })).toMatchObject({ name: 'Please name the campsite.' });
  });

  test('a chosen site becomes the fields of a request', () => {
    const campsite = { id: anId, name: 'The Flat', campsite_url: 'https://flat.example' } as Campsite;
    expect(choiceOf({ campsite, own: true, known: campsite })).toEqual({
      location_id: anId,
      location_name: 'The Flat',
      location_url: 'https://flat.example',
    });
    const suggestion = { suggestion_id: anId, name: 'The Gorge' } as ShownSuggestion;
    expect(choiceOf({ campsite: null, suggestion })).toEqual({ ai_suggestion: anId });
    expect(choiceOf({ campsite: null, name: 'The Gorge', url: null })).toEqual({
      location_id: null,
      location_name: 'The Gorge',
      location_url: null,
    });
  });

  test('any of the four fields chooses a site, even with the value null', () => {
    expect(choosesSite({})).toBe(false);
    for (const field of ['location_id', 'ai_suggestion', 'location_name', 'location_url'])
      expect(choosesSite({ [field]: null })).toBe(true);
  });
});

describe('the link to a map', () => {
  test('a map link has the position to a metre', () => {
    expect(mapLink({ latitude: -27.4012345, longitude: 153 })).toBe(
      'https://www.openstreetmap.org/?mlat=-27.40123&mlon=153.00000#map=14/-27.40123/153.00000',
    );
  });
});
