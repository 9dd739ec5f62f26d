'use client';

import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { Kicker } from '@/components/ui/kicker';
import { latePart, usePreload } from '@/components/ui/late-part';
import { Plane, PlaneHeading, PlaneText, widePlaneButton } from '@/components/ui/plane';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';
import type { TripDates } from '@/lib/trips/schema';
import { stopWithName } from '@/lib/trips/stops/stop-words';
import type { Stop } from '@/lib/trips/stops/stops';
import { countKinds, isAsked, voteQuestion } from '@/lib/trips/undecided/asked';
import { voteKinds } from '@/lib/trips/undecided/vote-options';
import type { Vote } from '@/lib/trips/vote/schema';
import { allVotedText } from '@/lib/trips/vote/tally';
import type { Tints } from '../household-face';
import { ClosingDay } from './closing-day';
import { closingText } from './closing-text';
import { Decide } from './decide';
import { OptionCard } from './option-card';
import type { SiteToOffer } from './sites-to-offer';
import { useVote } from './use-vote';
import { badgeText, datesIn, kindTitle, leadText, namesOf, progressText, saidOfAll } from './vote-text';

interface Props {
  path: string;
  sites: SiteToOffer[];
  known: readonly TripDates[];
  first: boolean;
  stop: number | null;
}

const VoteForm = latePart(() => import('./vote-form').then((part) => part.VoteForm));

function AddOptions({ path, sites, known, first, stop }: Props) {
  const { open, setOpen, opener } = useToggle('Add dates or a campsite');
  usePreload(VoteForm);
  if (!open) {
    return (
      <>
        {first && (
          <p className="mb-3 ml-5.25 basis-full">
            There’s nothing else to choose from yet. Add the other dates that you have in mind.
          </p>
        )}
        <Button
          ref={opener}
          variant={first ? 'secondary' : 'quiet'}
          icon={<Icon name="plus" />}
          className={first ? 'ml-5.25' : undefined}
          onClick={() => setOpen(true)}
        >
          Add dates or a campsite
        </Button>
      </>
    );
  }
  return (
    <Card as="section" aria-labelledby="more-options" className="mb-3 ml-5.25 basis-full max-sm:self-stretch">
      <CardHeader title="Add to the vote" titleId="more-options" />
      <CardBody>
        <VoteForm
          path={path}
          sites={sites}
          known={known}
          ofStop={stop !== null}
          adds
          onDone={() => setOpen(false)}
        />
      </CardBody>
    </Card>
  );
}

export interface VoteViewProps {
  /** /api/trips/{id}/vote. */
  path: string;
  vote: Vote;
  /** By option id. */
  covers: Record<string, string>;
  tints: Tints;
  closed: boolean;
  /** null for readers who can't add campsites, and when the trip is closed. */
  sites: SiteToOffer[] | null;
  /** True when the reader can open the pages of campsites. */
  linked: boolean;
  /** Whose place is asked; absent on a trip with one stop. */
  stop?: Pick<Stop, 'number' | 'location_name'>;
}

/**
 * With more options the answers are folded, so that the reader can compare the options without
 * scrolling.
 */
const MOST_WITH_FACES = 6;

export function VoteView({ path, vote, covers, tints, closed, sites, linked, stop: at }: VoteViewProps) {
  const stop = at?.number ?? null;
  const { shown, answer } = useVote(path, vote);
  const names = namesOf(shown.households);
  const counts = countKinds(shown.options);
  const asked = voteKinds.filter((kind) => isAsked(kind, counts));
  const saidAbove = saidOfAll(shown, asked);
  const folded = shown.options.filter(({ kind }) => asked.includes(kind)).length > MOST_WITH_FACES;
  const organises = sites !== null && shown.open;
  const closing = closingText({ closesOn: shown.closes_on, ended: shown.ended, decides: organises });
  const ready = shown.ended || allVotedText(shown.households) !== null;
  const mayAnswer = shown.open && !shown.ended && !closed;
  const offered = shown.options.filter(({ kind, available }) => asked.includes(kind) && available);
  const allAtOnce =
    mayAnswer &&
    asked.length === 1 &&
    offered.length > 1 &&
    offered.every(({ own, findings }) => own === null && findings.every(({ level }) => level !== 'problem'));
  const lead = organises && leadText(shown, asked);
  return (
    <div className="space-y-6">
      <Plane>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-[1_1_18rem]">
            <PlaneHeading>
              {shown.open ? voteQuestion({ options: counts, stop }) : 'It’s decided'}
            </PlaneHeading>
            <PlaneText>
              {shown.open ? progressText(shown.households, names) : 'This is what everybody said.'}
            </PlaneText>
            {at && shown.open && isAsked('site', counts) && (
              <PlaneText>Now it’s {stopWithName(at)}.</PlaneText>
            )}
            {shown.open && closing && <PlaneText>{closing}</PlaneText>}
            {saidAbove.map((text) => (
              <PlaneText key={text}>Whichever it is: {text}.</PlaneText>
            ))}
            {lead && <p className="mt-1 text-body">{lead}</p>}
          </div>
          {(allAtOnce || organises) && (
            <div className="flex flex-wrap gap-x-3 gap-y-2 max-lg:w-full">
              {allAtOnce && (
                <Button
                  className={widePlaneButton}
                  onClick={() => {
                    document.getElementById('next')?.focus();
                    answer(
                      offered.map(({ id }) => id),
                      'yes',
                    );
                  }}
                >
                  {offered.length === 2 ? 'Both suit us' : 'They all suit us'}
                </Button>
              )}
              {organises && (
                <Decide
                  path={path}
                  vote={shown}
                  asked={asked}
                  stop={stop}
                  variant={allAtOnce ? 'quiet' : ready ? 'primary' : 'secondary'}
                  className={widePlaneButton}
                />
              )}
            </div>
          )}
        </div>
      </Plane>
      {asked.map((kind) => {
        const options = shown.options.filter((option) => option.kind === kind);
        return (
          <section key={kind} aria-labelledby={`vote-${kind}`}>
            <div className="mb-1 flex flex-wrap items-baseline gap-x-3">
              <Kicker id={`vote-${kind}`}>{kindTitle(kind, stop)}</Kicker>
              {shown.open && <p className="text-meta text-muted">{options.length} to choose from</p>}
            </div>
            <ul className="grid gap-x-14 lg:grid-cols-2">
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
                  {...(mayAnswer && { onAnswer: (said) => answer([option.id], said) })}
                  {...(organises && { path })}
                  linked={linked}
                  stop={stop}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {organises && (
        <div className="-ml-5.25 flex flex-wrap max-sm:flex-col max-sm:items-start">
          <AddOptions
            path={path}
            sites={sites.filter(({ id }) => !shown.options.some(({ location_id }) => location_id === id))}
            known={datesIn(shown)}
            first={counts.dates === 1 && counts.site === 1}
            stop={stop}
          />
          <ClosingDay path={path} closesOn={shown.closes_on} />
          <EndVote path={path} />
        </div>
      )}
    </div>
  );
}

function EndVote({ path }: { path: string }) {
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(path);
  });
  return (
    <>
      <Button variant="quiet" icon={<Icon name="x" />} onClick={ask}>
        Cancel the vote
      </Button>
      <ConfirmDialog
        {...dialog}
        question="Cancel the vote?"
        detail="All its answers are deleted. The trip keeps its dates and its campsite."
        confirmLabel="Cancel the vote"
        cancelLabel="Keep it"
      />
    </>
  );
}
