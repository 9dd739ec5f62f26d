'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Kicker } from '@/components/ui/kicker';
import { usePreload } from '@/components/ui/late-part';
import { planeLook } from '@/components/ui/plane';
import { carGroups, convoyFor } from '@/lib/trips/cars/car-groups';
import { goesPartWay, towablesOf } from '@/lib/trips/cars/planned-car';
import type { SiteQuestion } from '@/lib/trips/fit/asked';
import type { Finding } from '@/lib/trips/fit/finding';
import type { Lift } from '@/lib/trips/next/seats';
import { SettledOffer } from '../chat/chat-offer';
import { LevelLine } from '../fit/level-line';
import { notedText, Question } from '../next/ask-questions';
import { CarCard } from './car-card';
import { ConvoyLine, type ConvoyProps } from './convoy-line';
import { SeatsPlane } from './seats-plane';
import { StoppingCars } from './stopping-cars';
import { type BoardProps, dragScript, useBoard } from './use-board';

interface ShownLift extends Pick<Finding, 'level' | 'why' | 'remedy'> {
  id: string;
  /** "Blowering: Grant needs a lift from stop 1" */
  text: string;
}

interface Props extends BoardProps, Pick<ConvoyProps, 'meeting'> {
  /** The question about the cars to ask the campsite; null when there is none. */
  question: SiteQuestion | null;
  /** Who has no seat to a stop of several, though they have one to others. */
  lifts: ShownLift[];
  /** A car with room for everybody of the reader's household who still needs a seat. */
  lift: Lift | null;
  channel: number | null;
}

/**
 * The cars and their passengers. People can be moved by tapping, by dragging and with the keyboard.
 */
export function CarsBoard({ question, lifts, lift, meeting, channel, ...props }: Props) {
  const board = useBoard(props);
  usePreload(dragScript);
  const { tripId, households } = props;
  const groups = carGroups(board.page);
  const towables = households.flatMap(towablesOf);
  const { cars } = board.plan;
  const edits = board.organises && !board.closed;
  const stopping = cars.filter(goesPartWay);
  return (
    <div className="space-y-6">
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <p id="how-to-move" hidden>
        Enter picks up, arrow keys move, Enter drops, Escape returns.
      </p>
      <SeatsPlane board={board} dates={props.dates} lift={lift} />
      {lifts.length > 0 && (
        <ul className={`${planeLook} space-y-4 px-5 py-4`}>
          {lifts.map(({ id, level, text, why, remedy }) => (
            <li key={id}>
              <LevelLine level={level} text={text} />
              {(why || remedy) && (
                <p className="ml-8 text-body text-muted wrap-anywhere">
                  {[why, remedy].filter(Boolean).join(' ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {board.organises && props.ownId && (
        <SettledOffer
          settled={households.length > 1 && cars.length > 0 && board.plan.unseated.length === 0}
          tripId={tripId}
          title="Everyone has a seat."
          text="Tell your families’ chat."
          makesLink
        />
      )}
      <div className="flex flex-wrap gap-x-14 gap-y-6 *:flex-[1_1_24rem] empty:hidden">
        <ConvoyLine
          tripId={tripId}
          cars={cars}
          order={convoyFor(board.page, cars)}
          meeting={meeting}
          channel={channel}
          edits={edits}
        />
        {edits && <AskedOfSite tripId={tripId} question={question} say={board.say} />}
      </div>
      <div className="relative max-sm:space-y-6 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] sm:gap-4 print:grid print:grid-cols-3">
        {groups.map(({ way, title, aside, cars: shown }, at) => (
          <section key={title} aria-labelledby={`cars-${at}`} className="sm:contents">
            <header className="flex flex-wrap items-baseline justify-between gap-x-3 sm:sr-only">
              <Kicker id={`cars-${at}`}>{title}</Kicker>
              {aside && <p className="text-meta text-muted wrap-anywhere">{aside}</p>}
            </header>
            {shown.map((each) => (
              <CarCard
                key={each.car.ride_id}
                board={board}
                shown={each}
                group={{ way, title, aside }}
                towables={towables}
              />
            ))}
          </section>
        ))}
      </div>
      {edits && <StoppingCars tripId={tripId} cars={stopping} />}
    </div>
  );
}

interface AskedProps {
  tripId: string;
  question: SiteQuestion | null;
  say: (words: string) => void;
}

/** The answer stays here with its Undo, while the cars move to where it lets them. */
function AskedOfSite({ tripId, question, say }: AskedProps) {
  const router = useRouter();
  const [answered, setAnswered] = useState<SiteQuestion>();
  const open = question?.key === answered?.key ? null : question;
  return [answered, open].map(
    (each) =>
      each && (
        <div key={each.key} className="lg:max-w-98">
          <Question
            tripId={tripId}
            question={each}
            onNoted={(noted) => {
              setAnswered({ ...each, noted });
              say(notedText(each.question, noted));
              router.refresh();
            }}
          />
        </div>
      ),
  );
}
