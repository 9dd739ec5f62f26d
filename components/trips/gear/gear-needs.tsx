'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { Folded } from '@/components/ui/folded';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import { GEAR_LINES } from '@/lib/paging';
import { countText, peopleText } from '@/lib/text';
import type { GearLine } from '@/lib/trips/gear/schema';
import { AddLine } from './add-line';
import { EditLine } from './edit-line';
import type { GearTools, KeepLine } from './gear-tools';
import { LineRow } from './line-row';
import type { countLines } from './shown-lines';
import { StruckRow } from './struck-row';
import { useKeptFocus } from './use-kept-focus';

export interface GearNeedsProps extends GearTools {
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

/** The gear that a trip needs. Lines that are short come first, as buttons. Covered lines follow. */
export function GearNeeds(props: GearNeedsProps) {
  const { lines: given, beyond, owned, shares, people, nights, closed, ...rest } = props;
  const { path, names, own, mayOffer, mayChange } = rest;
  // Memoised, so that a change of one row doesn't render the other rows.
  const tools = useMemo(
    () => ({ path, names, own, mayOffer, mayChange }),
    [path, names, own, mayOffer, mayChange],
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
  const forWhom = `for ${peopleText(people)}, ${countText(nights, 'night')}`;
  const rows = (some: GearLine[], short: boolean) => (
    <ul className="divide-y divide-line">
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
      <Card as="section" aria-labelledby="short">
        <CardHeader
          titleId="short"
          title={
            count > 0 ? (
              <Counted words={closed ? 'Was short' : 'Still short'} count={count} />
            ) : (
              `Nothing ${closed ? 'was' : 'is'} short`
            )
          }
          aside={forWhom}
        />
        {short.length > 0 && rows(short, true)}
      </Card>
      {covered.length > 0 && (
        <Card as="section" aria-labelledby="covered">
          <CardHeader
            titleId="covered"
            title={<Counted words="Covered" count={covered.length + beyond.covered} />}
          />
          {rows(covered, false)}
        </Card>
      )}
      {struck.length > 0 && (
        <Card as="section" aria-labelledby="struck">
          <Folded
            titleId="struck"
            title={<Counted words="Not needed" count={struck.length + beyond.struck} />}
          >
            <ul className="divide-y divide-line">
              {struck.map((line) => (
                <StruckRow key={line.id} line={line} path={path} mayChange={mayChange} keep={keep} />
              ))}
            </ul>
          </Folded>
        </Card>
      )}
      <ShowMore
        things="things"
        param="lines"
        step={GEAR_LINES}
        shown={given.length}
        total={given.length + beyond.short + beyond.covered + beyond.struck}
      />
      {(mayOffer || mayChange) && <AddLine path={path} />}
    </div>
  );
}

const nothing = { preload: () => undefined };

const Counted = ({ words, count }: { words: string; count: number }) => (
  <>
    {words} <span className="text-muted">{count}</span>
  </>
);

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
  // An open line stays in its place even if other people's changes mean that `given` no longer
  // contains it.
  const before = useRef(lines);
  for (const [at, line] of before.current.entries()) {
    const open = held[line.id] !== undefined;
    if (open && !lines.some(({ id }) => id === line.id)) lines.splice(at, 0, line);
  }
  useEffect(() => {
    before.current = lines;
  });
  return { lines, count, held, keep };
}
