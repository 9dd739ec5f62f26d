import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Towable, Traveller } from '@/lib/trips/cars/seat-plan';
import {
  type Answered,
  leftOver,
  newlySeated,
  newPlaces,
  newTows,
  suggestionTitle,
} from './suggestion-words';

interface Props {
  before: Answered;
  after: Answered;
  people: readonly Traveller[];
  towables: readonly Towable[];
  pending: boolean;
  onUse: () => void;
  onLeave: () => void;
}

/** Shows what a suggestion would change. Nothing is saved yet. */
export function SuggestionCard({ before, after, people, towables, pending, onUse, onLeave }: Props) {
  const left = leftOver(after, people);
  const changes = [...newPlaces(before, after, people), ...newTows(before, after, towables)];
  return (
    <section aria-labelledby="suggestion" className="card suggestion-card">
      <header>
        <div>
          <h2 id="suggestion">{suggestionTitle(newlySeated(before, after), after.unseated.length)}</h2>
          <p>Nothing’s changed yet. Families stay together, and only cars that get there count.</p>
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
