import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { towablesOf } from '@/lib/trips/cars/planned-car';
import { travellersOf } from '@/lib/trips/cars/seat-plan';
import {
  type Answered,
  leftOver,
  newlySeated,
  newPlaces,
  newTows,
  splitUp,
  suggestionTitle,
  type Trip,
} from './suggestion-words';

interface Props extends Trip {
  before: Answered;
  after: Answered;
  pending: boolean;
  onUse: () => void;
  onLeave: () => void;
}

export function SuggestionCard({ before, after, pending, onUse, onLeave, ...trip }: Props) {
  const left = leftOver(after, trip.households.flatMap(travellersOf));
  const changes = [
    ...newPlaces(before, after, trip),
    ...splitUp(before, after, trip),
    ...newTows(before, after, trip.households.flatMap(towablesOf)),
  ];
  return (
    <section aria-labelledby="suggestion" className="card suggestion-card">
      <header>
        <div>
          <h2 id="suggestion">{suggestionTitle(newlySeated(before, after), after.unseated.length)}</h2>
          <p>Nothing’s changed yet. Nobody rides in a car that comes later or leaves earlier than they do.</p>
        </div>
        <div>
          <Button variant="quiet" onClick={onLeave}>
            Leave it
          </Button>
          <Button pending={pending} onClick={onUse}>
            Use this
          </Button>
        </div>
      </header>
      <ul>
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {left && (
          <li className="text-ember">
            <Icon name="triangle-alert" />
            {left}
          </li>
        )}
      </ul>
    </section>
  );
}
