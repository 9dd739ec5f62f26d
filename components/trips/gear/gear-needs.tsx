'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import { GEAR_LINES } from '@/lib/paging';
import { countText, peopleText } from '@/lib/text';
import type { GearLine } from '@/lib/trips/gear/schema';
import { AddLine } from './add-line';
import { EditLine } from './edit-line';
import { findText } from './gear-text';
import type { GearTools, KeepLine } from './gear-tools';
import { LineRow } from './line-row';
import type { countLines } from './shown-lines';
import { StruckRow } from './struck-row';
import { useKeptFocus } from './use-kept-focus';

export interface GearNeedsProps extends Omit<GearTools, 'editing'> {
  /**
   * The first lines of the trip's gear list. A line is short when too little is offered. Short
   * lines come first.
   */
  lines: GearLine[];
  beyond: ReturnType<typeof countLines>;
  /** For each line's id, the quantity of the line's thing that the reader owns. */
  owned: Record<string, number>;
  /** For each line's id, the quantity of the line's thing that the reader's own people need. */
  shares: Record<string, number>;
  people: number;
  nights: number;
  closed: boolean;
}

/** How many of the covered lines stand open. */
const SHOWN = 3;

/** What is still to find comes first. What somebody brings follows, folded after three lines. */
export function GearNeeds(props: GearNeedsProps) {
  const { lines: given, beyond, owned, shares, people, nights, closed, ...rest } = props;
  const { path, names, own, mayOffer, mayChange } = rest;
  const [editing, setEditing] = useState(false);
  // Memoised, so that a change of one row doesn't render the other rows.
  const tools = useMemo(
    () => ({ path, names, own, mayOffer, mayChange, editing }),
    [path, names, own, mayOffer, mayChange, editing],
  );
  const { lines, count: shortHere, held, keep } = useSavedLines(given);
  const around = useKeptFocus();
  usePreload(mayChange ? EditLine : nothing);
  const isStruck = ({ id, struck }: GearLine) => struck && held[id] === undefined;
  const inShort = ({ id, gap }: GearLine) => held[id] ?? gap > 0;
  const struck = lines.filter(isStruck);
  const short = lines.filter((line) => !isStruck(line) && inShort(line));
  const covered = lines.filter((line) => !isStruck(line) && !inShort(line));
  const count = shortHere + beyond.short;
  const edits = mayOffer || mayChange;
  const open = editing || count === 0 ? covered : covered.slice(0, SHOWN);
  const folded = covered.slice(open.length);
  const rows = (some: GearLine[], short: boolean) => (
    <ul>
      {some.map((line) => (
        <LineRow
          key={line.id}
          line={line}
          short={short}
          owned={owned[line.id] ?? 0}
          share={shares[line.id] ?? 0}
          tools={tools}
          keep={keep}
        />
      ))}
    </ul>
  );
  return (
    <div {...around} className="gear-needs" data-short={short.length > 0 || undefined}>
      <section aria-labelledby="short">
        <header>
          <div>
            <h2 id="short" className="text-next">
              {findText(count, closed)}
            </h2>
            <p className="text-meta text-muted">
              For {peopleText(people)} and {countText(nights, 'night')}
            </p>
          </div>
          {edits && (
            <button type="button" onClick={() => setEditing(!editing)}>
              {editing ? 'Done' : 'Edit'}
              <span className="sr-only">{editing ? ' editing' : ' what we need'}</span>
            </button>
          )}
        </header>
        {short.length > 0 && rows(short, true)}
      </section>
      {covered.length > 0 && (
        <section aria-labelledby="covered">
          <h2 id="covered" className="kicker text-muted">
            Sorted
          </h2>
          {rows(open, false)}
          {folded.length > 0 && (
            <details>
              <summary>
                {folded.length} more
                <Icon name="chevron-down" />
              </summary>
              {rows(folded, false)}
            </details>
          )}
        </section>
      )}
      {editing && struck.length > 0 && (
        <section aria-labelledby="struck">
          <h2 id="struck" className="kicker text-muted">
            Not needed
          </h2>
          <ul>
            {struck.map((line) => (
              <StruckRow key={line.id} line={line} path={path} mayChange={mayChange} keep={keep} />
            ))}
          </ul>
        </section>
      )}
      <ShowMore
        things="things"
        param="lines"
        step={GEAR_LINES}
        shown={given.length}
        total={given.length + beyond.short + beyond.covered + beyond.struck}
      />
      {edits && <AddLine path={path} />}
    </div>
  );
}

const nothing = { preload: () => undefined };

/**
 * Returns the lines to show. A line that was just saved replaces the page's older version until the
 * page has refreshed.
 */
function useSavedLines(given: GearLine[]) {
  const [saved, setSaved] = useState<Record<string, GearLine>>({});
  const [held, setHeld] = useState<Record<string, boolean>>({});
  const [keep] = useState<KeepLine>(() => ({
    hold: (id, short) =>
      setHeld(({ [id]: _, ...others }) => (short === null ? others : { ...others, [id]: short })),
    saved: (line) => setSaved((before) => ({ ...before, [line.id]: line })),
    loaded: (line) =>
      setSaved(({ [line.id]: kept, ...others }) =>
        kept && kept !== line ? { ...others, [line.id]: kept } : others,
      ),
  }));
  const lines = given.map((line) => saved[line.id] ?? line);
  const count = lines.filter(({ gap }) => gap > 0).length;
  // A held line stays in its place even if other people's changes mean that `given` no longer
  // contains it.
  const before = useRef(lines);
  for (const [at, line] of before.current.entries()) {
    const kept = held[line.id] !== undefined;
    if (kept && !lines.some(({ id }) => id === line.id)) lines.splice(at, 0, line);
  }
  useEffect(() => {
    before.current = lines;
  });
  return { lines, count, held, keep };
}
