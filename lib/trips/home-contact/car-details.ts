/** By these the police find the car. */
export interface CarDetails {
  make: string | null;
  model: string | null;
  colour: string | null;
  registration: string | null;
}

/** The make of a car that was only counted: "Car", or "Car 2". */
const counted = /^car(?: \d{1,2})?$/i;

const isNamed = ({ make, model }: Pick<CarDetails, 'make' | 'model'>) =>
  !!model || (!!make && !counted.test(make.trim()));

export type Asked = 'make' | 'colour' | 'registration';

export function askedOf(car: CarDetails): Asked[] {
  const missing = { make: !isNamed(car), colour: !car.colour, registration: !car.registration };
  return (['make', 'colour', 'registration'] as const).filter((field) => missing[field]);
}

export const NO_DETAILS = 'Car, no details given';

export function carName(car: CarDetails): string {
  if (isNamed(car)) return [car.make, car.model].filter(Boolean).join(' ');
  return askedOf(car).length === 3 ? NO_DETAILS : 'Car, make not given';
}
