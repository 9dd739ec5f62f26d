import type { Day } from './dates';

/** A release's changes for campers, as in CHANGELOG.md. */
export interface Release {
  /** The release's day, which is also its name. */
  day: Day;
  /** One line for each change. The bell shows the first three. */
  lines: string[];
}

/** The releases, newest first. releases.test.ts checks that they match CHANGELOG.md. */
export const releases: readonly [Release, ...Release[]] = [
  {
    day: '2026-11-26',
    lines: [
      'Leave your plan with someone at home, who then knows when to worry.',
      'Bookings, pitches, to-dos, duties and plans have their place on the trip.',
      'Add costs or tick to-dos out of reception; they’re sent once you have reception.',
      'The map around your campsite, its page and the trip’s costs stay on your device.',
      'Download a trip, a campsite or your saved campsites as GPX, and put the meeting point on the map.',
      'A trip that you plan again brings its to-dos, duties and plans along.',
      'Report an invitation that you don’t want on its page.',
    ],
  },
  {
    day: '2026-11-25',
    lines: [
      'Home begins with what waits for you, then your next trip, then the others.',
      'Search by what you need, such as dogs or fires: what is confirmed comes first, then what you should ask about.',
      'A campsite’s page begins with whether it suits you, and says who knows what about it.',
      'Invite people from one sheet: a link to share, addresses or a group, and a note of your own.',
      'Answer an invitation in three taps, and see at once that it arrived.',
    ],
  },
  {
    day: '2026-11-23',
    lines: [
      'Guests see a trip as everybody on it does, by the link in their invitation and without an account.',
      'A trip’s page begins with what is left for you to do.',
      'Seats count only cars that can get there, and children need an adult in the car.',
      'Say whether you come in the morning, in the afternoon or at night; meals count who is there.',
      'A vote can have a last day, and everybody is told when it opens and when it is decided.',
    ],
  },
];

export const newestRelease = releases[0];
