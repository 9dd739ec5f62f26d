import type { Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';

export const kinds = ['fire ban', 'fire', 'warning', 'road', 'park'] as const;
export type Kind = (typeof kinds)[number];

export type State = 'ACT' | 'NSW' | 'NT' | 'QLD' | 'SA' | 'TAS' | 'VIC' | 'WA';

/**
 * `leave`: an emergency warning or an order to leave. `stops`: a total fire ban, or a road, park or
 * site that is closed. `watch`: a warning, or a fire that isn't under control. `knows`: anything else.
 */
export type Gravity = 'leave' | 'stops' | 'watch' | 'knows';

/** One entry of an official list, as plain text. */
export interface Item {
  /** Stable in its list for as long as the thing lasts. */
  id: string;
  kind: Kind;
  gravity: Gravity;
  /** At most 120 letters. */
  title: string;
  /** The list's own words without HTML, at most 1,000 letters. */
  text: string;
  /** What it covers. */
  where: {
    /** Only where the source says so. */
    statewide?: true;
    councils?: string[];
    districts?: string[];
    spots?: Position[];
    /** Such as a road. */
    lines?: Position[][];
    /** Rings of positions, the last joined to the first. */
    areas?: Position[][];
    park?: string;
  };
  /** South, west, north and east of where it may matter. Absent where a name decides. */
  box?: [number, number, number, number];
  /** ISO instants. Null where the list doesn't say. */
  from: string | null;
  until: string | null;
  /**
   * Of what is declared by the day: these days, as the site's own calendar has them, because its clock
   * may not be the list's. The instants are the list's.
   */
  days?: { first: Day | null; last: Day | null };
  /** Of fire bans alone: "High", "Extreme". */
  rating: string | null;
  /** Https on the list's own host. */
  link: string | null;
  /** When the source wrote it. */
  at: string | null;
}

export interface List {
  /** The key of its row. CONDITIONS names the state. */
  name: string;
  state: State;
  kind: Kind;
  /** A page of the source that people can open. */
  source: { name: string; url: string };
  /** Where the list is fetched. A URL in CONDITIONS takes the place of its origin. */
  url: string;
  maxBytes: number;
  /** Throws when the bytes aren't this list. `at` is the source's own time for the whole list. */
  read(bytes: Uint8Array, now: Date): { at: string | null; items: Item[] };
}
