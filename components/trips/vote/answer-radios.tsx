import { Icon } from '@/components/ui/icon';
import type { VoteAnswer } from '@/lib/trips/vote/limits';

interface Props {
  /** The option's title for screen readers, which may not have read the card. */
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

/** The reader's own answer to an option. A second tap on the answer removes it. */
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
            // onClick runs before onChange. When the radio is already checked, only onClick runs.
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
