import { Icon } from '@/components/ui/icon';
import type { VoteAnswer } from '@/lib/trips/vote/limits';

interface Props {
  /** What it is about, for those who don't see the card. */
  title: string;
  optionId: string;
  own: VoteAnswer | null;
  onAnswer: (answer: VoteAnswer | null) => void;
}

const labels = [
  ['yes', 'Yes'],
  ['if need be', 'If need be'],
  ['no', 'No'],
] as const satisfies readonly (readonly [VoteAnswer, string])[];

/** One's own answer to an option; a second tap on it takes it back. */
export function AnswerRadios({ title, optionId, own, onAnswer }: Props) {
  return (
    <fieldset className="vote-answers">
      <legend className="sr-only">Does {title} suit you?</legend>
      {labels.map(([answer, label]) => (
        <label key={answer}>
          <input
            type="radio"
            name={`answer-${optionId}`}
            value={answer}
            checked={own === answer}
            onChange={() => onAnswer(answer)}
            // Before onChange, and alone where it is checked already.
            onClick={() => own === answer && onAnswer(null)}
            className="sr-only"
          />
          {answer === 'yes' && own === 'yes' && <Icon name="check" />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
