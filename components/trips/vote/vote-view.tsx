'use client';

import { ActionBar } from '@/components/layout/action-bar';
import { countKinds, isAsked } from '@/lib/trips/undecided/asked';
import { voteKinds } from '@/lib/trips/undecided/vote-options';
import type { Vote } from '@/lib/trips/vote/schema';
import type { Tints } from '../household-face';
import { AddOptions } from './add-options';
import { ClosingDay } from './closing-day';
import { closingText } from './closing-text';
import { Decide } from './decide';
import { EndVote } from './end-vote';
import { OptionCard } from './option-card';
import type { SiteToOffer } from './sites-to-offer';
import { useVote } from './use-vote';
import { badgeText, datesIn, kindTitles, leadText, namesOf, progressText, saidOfAll } from './vote-text';

export interface VoteViewProps {
  /** The API's path of the trip's vote: "/api/trips/{id}/vote". */
  path: string;
  vote: Vote;
  /** The seeds of the campsites' cover art, keyed by option id. */
  covers: Record<string, string>;
  tints: Tints;
  /** True when nobody can answer any more. */
  closed: boolean;
  /**
   * The campsites that an organiser can add; null for other readers, and when the trip is closed.
   */
  sites: SiteToOffer[] | null;
  /** True when the reader can open the pages of campsites. */
  linked: boolean;
}

/**
 * With more options than this, the households' answers are folded, so that the reader can compare
 * the options without scrolling.
 */
const MOST_WITH_FACES = 6;

/**
 * A trip's vote on dates and campsite: the options with the answers of all households, the reader's
 * own answers, and the decision.
 */
export function VoteView({ path, vote, covers, tints, closed, sites, linked }: VoteViewProps) {
  const { shown, answer } = useVote(path, vote);
  const names = namesOf(shown.households);
  const counts = countKinds(shown.options);
  const asked = voteKinds.filter((kind) => isAsked(kind, counts));
  const saidAbove = saidOfAll(shown, asked);
  const folded = shown.options.filter(({ kind }) => asked.includes(kind)).length > MOST_WITH_FACES;
  const organises = sites !== null && shown.open;
  const closing = closingText({ closesOn: shown.closes_on, ended: shown.ended, decides: organises });
  const decide = (className?: string) => (
    <Decide path={path} vote={shown} asked={asked} className={className} />
  );
  return (
    <div className="vote">
      <header className="vote-lead">
        <h2>{shown.open ? 'When and where?' : 'It’s decided'}</h2>
        <p>{shown.open ? progressText(shown.households, names) : 'This is what everybody said.'}</p>
        {shown.open && closing && <p>{closing}</p>}
        {saidAbove.map((text) => (
          <p key={text}>Whichever it is: {text}.</p>
        ))}
      </header>
      {asked.map((kind) => {
        const options = shown.options.filter((option) => option.kind === kind);
        return (
          <section key={kind} aria-labelledby={`vote-${kind}`}>
            <div className="vote-kind">
              <h2 id={`vote-${kind}`}>{kindTitles[kind]}</h2>
              {shown.open && <p>{options.length} to choose from</p>}
            </div>
            <ul className="vote-options">
              {options.map((option) => (
                <OptionCard
                  key={option.id}
                  option={option}
                  cover={covers[option.id]}
                  households={shown.households}
                  names={names}
                  tints={tints}
                  badge={badgeText(option, shown)}
                  decided={!shown.open}
                  folded={folded}
                  saidAbove={saidAbove}
                  {...(shown.open &&
                    !shown.ended &&
                    !closed && { onAnswer: (said) => answer(option.id, said) })}
                  {...(organises && { path })}
                  linked={linked}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {organises && (
        <>
          <AddOptions
            path={path}
            sites={sites.filter(({ id }) => !shown.options.some(({ location_id }) => location_id === id))}
            known={datesIn(shown)}
            first={counts.dates === 1 && counts.site === 1}
          />
          <ClosingDay path={path} closesOn={shown.closes_on} />
          <EndVote path={path} />
          <div className="card vote-decide">
            <p>{leadText(shown, asked)}</p>
            {decide()}
          </div>
          <ActionBar>
            <p className="mb-2 text-sm text-muted">{leadText(shown, asked)}</p>
            {decide('w-full')}
          </ActionBar>
        </>
      )}
    </div>
  );
}
