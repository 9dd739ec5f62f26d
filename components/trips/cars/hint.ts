import type { Traveller } from '@/lib/trips/cars/planned-car';
import type { SeatPlan } from '@/lib/trips/cars/seat-plan';
import { namesOf } from './board-text';
import type { Board } from './use-board';

type Hinted = Pick<Board, 'picked' | 'hitching' | 'takes' | 'mayMove'> & {
  plan: SeatPlan;
};

export function hintFor(board: Hinted, closed: boolean): string {
  const { plan, picked, hitching, takes, mayMove } = board;
  if (closed) return 'Nothing can be changed any more.';
  if (hitching) {
    const able = plan.cars.some(({ counts, can_tow, tows }) => counts && can_tow && tows.length === 0);
    return able ? 'Choose a car that can tow it.' : 'No car that can tow is free.';
  }
  if (picked.length > 0) return hintForPicked(picked, plan.cars.some(takes));
  const { unseated, untowed } = plan;
  const cars = plan.cars.filter(({ counts }) => counts);
  const [mine, towsMine] = [unseated.some(isMine(mayMove)), untowed.some(isMine(mayMove))];
  if (mine && cars.length > 0) return 'Tap somebody, then a free seat.';
  if (towsMine && cars.length > 0) return 'Tap it, then a car that can tow.';
  if (unseated.length > 0 && cars.length > 0) {
    return 'Each household seats its own people; the organisers seat anybody.';
  }
  return '';
}

const isMine =
  (mayMove: Board['mayMove']) =>
  ({ household_id }: Pick<Traveller, 'household_id'>) =>
    mayMove(household_id);

function hintForPicked(picked: Traveller[], taken: boolean): string {
  const one = picked.length === 1;
  const who = `${namesOf(picked)} ${one ? 'is' : 'are'} picked.`;
  if (taken) return `${who} ${one ? 'Tap a free seat.' : 'Tap their seats.'}`;
  return one
    ? `${who} No other car has a free seat.`
    : `${who} No car has room for all; tap one again to pick them alone.`;
}
