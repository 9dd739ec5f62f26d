import { metresText, type ShownTide, type ShownTides } from '@/lib/campsites/tides/shown-tides';
import { clockText, formatDay } from '@/lib/dates';

const [WIDE, HIGH] = [4800, 1000];
/** Of the picture's height, above the highest and below the lowest water of the days. */
const SPARE = 0.2;

interface Props {
  tides: ShownTides;
  tide: ShownTide;
}

/** The curve of a day, and the table that carries it. */
export function TidePicture({ tides, tide }: Props) {
  const heights = tides.days.flatMap(({ curve }) => curve);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const down = (metres: number) => SPARE + (1 - 2 * SPARE) * ((most - metres) / (most - least || 1));
  const steps = tide.curve.length - 1;
  const point = (part: number, metres: number) =>
    `${Math.round(part * WIDE)} ${Math.round(down(metres) * HIGH)}`;
  const line = tide.curve.map((metres, step) => point(step / steps, metres)).join('L');
  // A line of no length is as round as its ends, also in a picture that is drawn wider than high.
  const dots = tide.turns.map(({ metres, part }) => `M${point(part, metres)}h0`).join('');
  return (
    <>
      <div aria-hidden="true" className="tide-curve">
        <svg aria-hidden="true" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none">
          <path d={`M${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`} className="fill-sky-soft" />
          <path d={`M${line}`} className="fill-none stroke-sky stroke-3" vectorEffect="non-scaling-stroke" />
          {['stroke-card stroke-12', 'stroke-sky stroke-8'].map((look) => (
            <path
              key={look}
              d={dots}
              strokeLinecap="round"
              className={look}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <table className="tide-turns">
        <caption className="sr-only">Tides on {formatDay(tide.day)}</caption>
        <tbody>
          {tide.turns.map(({ time, metres, high }) => (
            <tr key={time}>
              <th scope="row">{high ? 'High' : 'Low'}</th>
              <td>{clockText(time)}</td>
              <td>{metresText(metres)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
