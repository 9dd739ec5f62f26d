import { Badge } from '@/components/ui/badge';
import { Cover } from '@/components/ui/cover';
import { Link } from '@/components/ui/link';
import type { VoteAnswer } from '@/lib/trips/undecided/vote-options';
import type { VoteHousehold, VoteOption } from '@/lib/trips/vote/schema';
import type { Tints } from '../household-face';
import { AnswerRadios } from './answer-radios';
import { OptionFaces } from './option-faces';
import { TakeOutOption } from './take-out-option';
import { optionTitle, whoText } from './vote-text';

interface Props {
  option: VoteOption;
  cover: string | undefined;
  households: readonly VoteHousehold[];
  names: Record<string, string>;
  tints: Tints;
  /** null while nobody has voted. */
  badge: string | null;
  /** Only the chosen options are then emphasised. */
  decided: boolean;
  /** True when the vote has many options. */
  folded: boolean;
  /** Findings that are the same for all options. */
  saidAbove: readonly string[];
  /** Undefined when nobody can answer any more. */
  onAnswer?: (answer: VoteAnswer | null) => void;
  /** Undefined for readers who can't remove the option. */
  path?: string;
  linked: boolean;
  /** The number of the stop whose place is asked; null on a trip with one stop. */
  stop: number | null;
}

export function OptionCard(props: Props) {
  const {
    option,
    cover,
    households,
    names,
    tints,
    badge,
    decided,
    folded,
    saidAbove,
    onAnswer,
    path,
    linked,
    stop,
  } = props;
  const { id, kind, location_id, locality, available, chosen, trips_own, everyone, tied, findings } = option;
  const title = optionTitle(option);
  const own = findings.filter(({ text }) => !saidAbove.includes(text));
  return (
    <li className="vote-option">
      <div className="flex gap-3">
        {cover && <Cover seed={cover} size="thumb" className="size-12 shrink-0 rounded" />}
        <div className="min-w-0 flex-1 text-body text-muted">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="min-w-0 flex-[1_1_9rem] font-sans text-row font-semibold text-ink">
              {linked && location_id ? <Link href={`/campsite/${location_id}`}>{title}</Link> : title}
            </h3>
            {chosen ? (
              <Badge tone="success">Chosen</Badge>
            ) : (
              badge && <Badge tone={everyone ? 'success' : 'neutral'}>{badge}</Badge>
            )}
            {tied && !decided && <Badge tone="pending">Tie</Badge>}
          </div>
          {kind === 'site' && locality && <p>{locality}</p>}
          {badge && <p>{whoText(option, names)}</p>}
          {own.map(({ rule, level, text }) => (
            <p key={`${rule} ${text}`} className={level === 'problem' ? 'text-ochre' : undefined}>
              {text}.
            </p>
          ))}
          {path &&
            (trips_own ? (
              <p>
                {kind === 'site' && stop !== null
                  ? 'Where the stop is now'
                  : `The trip’s own ${kind === 'dates' ? 'dates' : 'campsite'}`}
              </p>
            ) : (
              <TakeOutOption path={path} option={option} />
            ))}
        </div>
      </div>
      <OptionFaces option={option} households={households} names={names} tints={tints} folded={folded} />
      {onAnswer && available ? (
        <AnswerRadios title={title} optionId={id} own={option.own} onAnswer={onAnswer} />
      ) : (
        <p className="text-body text-muted">
          {!available &&
            !chosen &&
            (kind === 'dates' ? 'These dates have passed. ' : 'This campsite isn’t there any more. ')}
          {option.own ? `You said ${option.own}.` : 'You didn’t vote on it.'}
        </p>
      )}
    </li>
  );
}
