import { Icon } from '@/components/ui/icon';
import type { VoteAnswer } from '@/lib/trips/undecided/vote-options';

interface Props {
  /** For screen readers, whose users may have skipped the card. */
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

/** A second tap on the same answer removes it. */
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
            // A tap on a radio that is already checked fires onClick but not onChange. On other
            // radios onClick comes before onChange, when `own` is still the earlier answer.
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
