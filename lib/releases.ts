import type { Day } from './dates';

export interface Release {
  day: Day;
  lines: string[];
}

/** Newest first. releases.test.ts checks that they match CHANGELOG.md. */
export const releases: readonly [Release, ...Release[]] = [
  {
    day: '2026-11-29',
    lines: [
      'Home: each trip is a card, and an invitation has both answers on it.',
      'A trip’s page: the one next thing, the days ahead, and about what it costs.',
      'Campsites: the map first, and a line on whether each one fits you.',
      'Your families’ chat: ready texts to post, and lists to paste into gear, to-dos or costs.',
      'After a trip: what it was, the link to its photos, and the same weekend next year.',
      'Invitations: logged out, you see which trip it is before you log in.',
      'From four days before a trip: fire bans, fires and closures on the official lists, where this server reads them.',
      'Tides for coastal campsites and trips.',
      'A medical card for each household: locked until it’s needed, and you’re told when it’s opened.',
      'Type the weights off the plates of your car and van, and Cars says what’s over. Water counts dogs too.',
      'Before you answer, count about what a trip costs for other people and nights.',
      'Stay off the lists for others’ next trips, if you like.',
      'A trip can have up to twenty stops: each day, page and mail says where you sleep.',
      'Name a plan B for when the campsite is closed. One press takes the trip there, and back within a day.',
      'First-aiders can open medical cards without reception.',
      'A vote can choose the campsite of one stop, and the form for who’s coming checks every stop you come to.',
      'Tokens let your own programs read and plan trips.',
      'On an iPhone: room for the notch and the home bar, and how to get notifications.',
      'Trips of several stops: the printed sheet says which stop a booking is for, and a shorter copy which stops it leaves out.',
      'A part of a trip that you’ve just seen opens at once.',
    ],
  },
  {
    day: '2026-11-27',
    lines: [
      'While dates or the campsite are still open, every page and mail says so.',
      'You start in your own car, and free seats are the same number everywhere.',
      'Correct a mistyped email address on People; the invitation goes out again.',
      'Say just how many of you come, without entering everybody.',
      'Costs take refunds, share odd cents evenly, and make one household of someone’s two answers.',
      'Whoever leaves while owing or being owed money stays in the costs until it’s settled.',
      'Calendars follow every change of a trip.',
      'Came by the group’s link? Confirm your email to hear of new dates, and find your answer on another phone.',
      'A campsite says if it’s likely 4WD only or in a park without dogs, and who says each fact.',
      'Campsites near a state’s border, or with two names, are found by both.',
      'Your plan for someone at home has your car’s details, and they can say that they’ve got it.',
      '“This isn’t for me” on a plan counts for all plans of that sender.',
      'When two answers are made one, your plan for home stays private, and you’re told.',
      'A page that fails shows a number to send us.',
    ],
  },
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
