import { toCsv } from '@/lib/csv';
import { formatDay } from '@/lib/dates';
import { petTypes } from '@/lib/household/crew/crew-options';
import { nightsOf, sleepsIn } from '../attendance/nights';
import type { Household } from '../attendance/schema';
import type { Access } from '../cars/car-standing';
import type { TripDates } from '../date-rules';
import { countAll } from './count';

export function headcountCsv(going: Household[], trip: TripDates, access: Access = null): string {
  const nights = nightsOf(trip);
  const all = countAll(going);
  const pets = petTypes.filter((type) => all.pets[type]);
  const countsOf = (households: Household[]) => {
    const { adults, children, toddlers, babies, people, cars, trailers, boats, seats, ...rest } = countAll(
      households,
      access,
    );
    return [
      adults,
      children,
      toddlers,
      babies,
      people,
      ...pets.map((type) => rest.pets[type] ?? 0),
      cars,
      trailers,
      boats,
      seats,
      ...nights.map((night) => countAll(households.filter((each) => sleepsIn(each, night))).people),
    ];
  };
  const head = [
    'Household',
    'Arrives',
    'Leaves',
    'Adults',
    'Children',
    'Toddlers',
    'Babies',
    'People',
    ...pets.map((type) => `${type}s`),
    'Cars',
    'Trailers',
    'Boats',
    'Seats',
    ...nights.map((night) => `People on ${formatDay(night)}`),
  ];
  const { start_date, end_date } = trip;
  const rows = going.map((household) => [
    household.profile_name,
    household.arrive_on ?? start_date,
    household.leave_on ?? end_date,
    ...countsOf([household]),
  ]);
  return toCsv([head, ...rows, ['Total', '', '', ...countsOf(going)]]);
}
