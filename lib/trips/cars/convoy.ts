import type { PlannedCar } from './planned-car';

export function convoyText(cars: readonly Pick<PlannedCar, 'name' | 'convoy'>[]): string | null {
  const nameOf = (place: PlannedCar['convoy']) => cars.find(({ convoy }) => convoy === place)?.name;
  const [lead, tail] = [nameOf('lead'), nameOf('tail')];
  return [lead && `${lead} leads`, tail && `${tail} comes last`].filter(Boolean).join(', ') || null;
}
