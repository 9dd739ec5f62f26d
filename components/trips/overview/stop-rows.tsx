import { StopNumber } from '../stops/stop-number';
import { rows, StoryRow } from './story-row';

export interface StopLine {
  number: number;
  name: string;
  /** "Sat 10 – Mon 12 Apr · about 71 km from Peppercorn Flat" */
  meta: string;
  /** The campsite's page, or its website for a reader without one. */
  href: string | null;
  outside: boolean;
  /** That a vote on its place is open; null for no line. */
  open: string | null;
}

/** In place of the one campsite. */
export const StopRows = ({ stops }: { stops: StopLine[] }) => (
  <ol className={rows}>
    {stops.map(({ number, name, meta, href, outside, open }) => (
      <li key={number}>
        <StoryRow
          lead={<StopNumber number={number} />}
          title={name}
          meta={
            <>
              {meta}
              {open && <span className="block text-ink">{open}</span>}
            </>
          }
          href={href}
          outside={outside}
        />
      </li>
    ))}
  </ol>
);
