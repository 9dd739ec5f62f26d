import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { FitCamper, FitCar, FitHousehold, FitPet, FitSite } from '@/lib/trips/fit/finding';
import { unknownSite } from '@/lib/trips/fit/finding';

export const someone = (name: string, age: FitCamper['age'] = 'adult'): FitCamper => ({
  type: 'camper',
  name,
  age,
});

export const dog = (name: string): FitPet => ({ type: 'pet', name, pet_type: 'Dog' });

const carOf =
  (drivetrain: FitCar['drivetrain']) =>
  (model: string, more: Partial<FitCar> = {}): FitCar => ({
    type: 'car',
    make: 'Make',
    model,
    drivetrain,
    ...more,
  });

export const twoWheel = carOf('2 Wheel Drive');
export const allWheel = carOf('All Wheel Drive');
export const fourWheel = carOf('4 Wheel Drive');

/** One adult of the household's name, unless somebody else is given. */
export const home = (
  name: string,
  vehicles: FitHousehold['vehicles'] = [],
  crew: FitHousehold['crew'] = [someone(name)],
): FitHousehold => ({ household_id: name, profile_name: name, crew, vehicles });

export const siteWith = (known: Partial<FitSite>): FitSite => ({ ...unknownSite, ...known });

/** The same as a form has it, of a campsite where nobody else is going. */
export const choiceSite = (known: Partial<FitSite>): ChoiceSite => ({
  site: siteWith(known),
  contact: { phone: null, url: null },
  offers: { seats: [], tows: [] },
  holidays: [],
});
