import type { Demo } from '../../scripts/demo/make-demo';

/** A page in one state, for one viewer. */
export interface Shot {
  name: string;
  path: string;
  /** The browser's cookie; null when signed out. */
  cookie: string | null;
}

/** Returns every page in every state that the demo has. */
export function shotsOf({
  campers,
  guest,
  newcomer,
  withoutProfile,
  trips,
  site,
  seaside,
  join,
  invite,
  loop,
  atHome,
  card,
  operator,
}: Demo): Shot[] {
  const readers = {
    organiser: campers[0],
    member: campers[1],
    pending: campers[3],
    declined: campers[4],
  } as const;
  const cookies: Record<string, string | null> = {
    'signed out': null,
    newcomer: newcomer.cookie,
    'guest of stops': loop.visitor.cookie,
    'without profile': withoutProfile.cookie,
    guest: guest.cookie,
    operator: operator.cookie,
  };
  for (const [reader, camper] of Object.entries(readers)) cookies[reader] = camper?.person.cookie ?? null;
  const shots = (reader: string, pages: Record<string, string>): Shot[] =>
    Object.entries(pages).map(([name, path]) => ({
      name: `${name} (${reader})`,
      path,
      cookie: cookies[reader] ?? null,
    }));
  const next = `/trip/${trips.next}`;
  const parts = (within: string) =>
    Object.fromEntries(
      [
        'people',
        'cars',
        'pitches',
        'backups',
        'bookings',
        'days',
        'meals',
        'todos',
        'gear',
        'costs',
        'notices',
        'vote',
        'attendance',
        'home-contact',
        'emergency',
      ].map((part) => [`trip ${part}`, `${within}/${part}`]),
    );
  const stops = `/trip/${trips.loop}`;
  const find = '/createtrip?postcode=2577&radius=100';
  return [
    ...shots('signed out', {
      'log in': '/login',
      'sign up': '/login?mode=signup',
      'forgot password': '/forgot-password',
      'reset without token': '/reset-password',
      'confirm without token': '/confirm-email',
      contact: '/contact',
      'logged out': '/logged-out',
      offline: '/offline',
      'group’s link': join,
      'guest’s invitation': invite,
      'dead invitation': '/invite/nothing',
      'plan at home': atHome.next,
      'plan at home, on now': atHome.on,
      'dead plan': '/at-home/nothing',
    }),
    ...shots('without profile', {
      'complete profile': '/complete-profile',
      'profile set-up': '/profile-setup',
    }),
    ...shots('newcomer', {
      home: '/',
      profile: '/profile',
      crew: '/your-crew',
      rides: '/your-rides',
      gear: '/your-gear',
      groups: '/your-groups',
      campsites: '/your-campsites',
      notifications: '/notifications',
      'new trip': `/create-trip-details?site=${site}`,
    }),
    ...shots('organiser', {
      home: '/',
      profile: '/profile',
      account: '/profile/account',
      crew: '/your-crew',
      rides: '/your-rides',
      gear: '/your-gear',
      groups: '/your-groups',
      notifications: '/notifications',
      'add campsite': '/add-location',
      campsite: `/campsite/${site}`,
      search: find,
      'search far away': '/createtrip?postcode=0872&radius=50',
      'new trip': `/create-trip-details?site=${site}`,
      overview: next,
      ...parts(next),
      print: `${next}/print`,
      invite: `${next}?invite=1`,
      'trip that is on': `/trip/${trips.on}`,
      'cards on now': `/trip/${trips.on}/emergency`,
      'opened card': card,
      'past trip': `/trip/${trips.past}`,
      'past trip’s costs': `/trip/${trips.past}/costs`,
      'called-off trip': `/trip/${trips.calledOff}`,
      'bans and roads, off': `/trip/${trips.calledOff}/conditions`,
      'three stops': `/trip/${trips.loop}/stops`,
      'one stop': `${next}/stops`,
      'not found': '/trip/nothing',
      'no page': '/nowhere',
    }),
    ...shots('member', {
      home: '/',
      overview: next,
      ...parts(next),
      'past trip': `/trip/${trips.past}`,
      'three stops': `/trip/${trips.loop}/stops`,
      'attendance, three stops': `/trip/${trips.loop}/attendance`,
      notifications: '/notifications',
      'what’s new': '/whats-new',
      'home-contact on now': `/trip/${trips.on}/home-contact`,
      'overview on now': `/trip/${trips.on}`,
      'cards on now': `/trip/${trips.on}/emergency`,
      'own card': '/profile/emergency',
      'bans and roads': `/trip/${trips.on}/conditions`,
      'bans and roads, too early': `${next}/conditions`,
    }),
    ...shots('pending', {
      'no plan B yet': `/trip/${trips.asked}/backups`,
      home: '/',
      overview: next,
      attendance: `${next}/attendance`,
      costs: `${next}/costs`,
      'coast overview': `/trip/${trips.coast}`,
      'coast days': `/trip/${trips.coast}/days`,
      'bans and roads, nothing found': `/trip/${trips.coast}/conditions`,
      'cards before the trip': `/trip/${trips.coast}/emergency`,
      'campsite by the sea': `/campsite/${seaside}`,
    }),
    ...shots('operator', {
      desk: '/operator',
      'desk, decided': '/operator?show=decided',
      'desk, people': '/operator/people',
      'desk, one person': '/operator/people?query=Dave',
      'desk, sign-ups': '/operator/sign-ups',
      'desk, email': '/operator/mail',
      'desk, figures': '/operator/figures',
      'desk, notice': '/operator/notice',
      'desk, log': '/operator/log',
    }),
    ...shots('declined', { home: '/', overview: next, people: `${next}/people` }),
    ...shots('guest', { overview: next, ...parts(next), 'own invitation': invite }),
    ...shots('signed out', {
      'stops: group’s link': loop.link,
      'stops: guest’s invitation': loop.invitation,
      'stops: plan at home': loop.atHome,
    }),
    ...shots('organiser', {
      'stops: overview': stops,
      'stops: days': `${stops}/days`,
      'stops: meals': `${stops}/meals`,
      'stops: print': `${stops}/print`,
      'stops: on now': `/trip/${trips.loopOn}`,
      'stops: recap': `/trip/${trips.loopPast}`,
      'stops: vote': `${stops}/vote`,
      'stops: new vote': `/trip/${trips.loopOn}/vote`,
      'stops: cars': `${stops}/cars`,
      'stops: people': `${stops}/people`,
      'stops: bookings': `${stops}/bookings`,
      'stops: plan B': `${stops}/backups`,
    }),
    ...shots('pending', { 'stops: invited': stops }),
    ...shots('guest of stops', { 'stops: overview': stops }),
  ];
}
