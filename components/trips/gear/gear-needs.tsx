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
  /** The first lines, what is short before the rest. */
  lines: GearLine[];
  /** How many lines of each kind there are besides. */
  beyond: ReturnType<typeof countLines>;
  /** How many one has of what each line is for. */
  owned: Record<string, number>;
  /** How many one's own people need of it. */
  shares: Record<string, number>;
  people: number;
  nights: number;
  /** Whether the trip is over or called off. */
  closed: boolean;
}

/** What a trip needs: what is short first, as something to tap, then what is covered. */
export function GearNeeds(props: GearNeedsProps) {
  const { lines: given, beyond, owned, shares, people, nights, closed, ...rest } = props;
  const { path, names, own, mayOffer, mayChange } = rest;
  // The same object as long as it says the same: of many rows only those that change are drawn anew.
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

/** The lines with what was just saved in place of what the page was given before, till it has loaded anew. */
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
  // What others cover or strike may go beyond the lines that the page shows: what somebody has open stays in its place.
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
