export const pageLabels = {
  overview: 'Overview',
  attendance: 'Who’s coming?',
  vote: 'Vote',
  stops: 'Stops',
  backups: 'If it’s closed',
  'home-contact': 'Someone at home',
  emergency: 'If something happens',
  people: 'Who’s coming',
  cars: 'Cars',
  pitches: 'Pitches',
  days: 'Day by day',
  meals: 'Meals',
  todos: 'To-dos',
  gear: 'Gear',
  costs: 'Costs',
  notices: 'Notices',
} as const;

export type TripPage = keyof typeof pageLabels;
