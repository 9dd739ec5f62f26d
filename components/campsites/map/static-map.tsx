import type { Ground, GroundPart } from '@/lib/campsites/static-map/draw-ground';
import { SIZE, viewOf } from '@/lib/campsites/static-map/view';
import { kmBetween, type Position } from '@/lib/geometry';
import places from './data/au-labels.json';
import { directionSigns } from './direction-signs';
import { dropLines } from './glyphs';
import { chooseLabels, MARK } from './label-choice';
import type { PlaceRow } from './map-data';

interface Props {
  ground: Ground;
  site: Position & { name: string };
}

/** In pixels, for the choice of names. A pixel is two units of the drawing. */
const size = { x: SIZE.width / 2, y: SIZE.height / 2 };
const ZOOM = 10;
/** A white line over a dark one. */
const edged: GroundPart[] = ['secondary', 'primary'];

/** Every page with this map must show this credit. */
export const MAP_CREDIT =
  'Map: based on Geoscience Australia data, Global Map Australia 1M 2001, © Commonwealth of Australia (Geoscience Australia), CC BY 4.0; national parks: CAPAD 2014, Commonwealth of Australia, CC BY 3.0 AU; both modified. Not for navigation.';

/** Drawn on the server in black and greys. The page also gives the position as text. */
export function StaticMap({ ground, site }: Props) {
  const { middle, pointOf } = viewOf(site);
  const pixelOf = (latitude: number, longitude: number) => {
    const { x, y } = pointOf({ latitude, longitude });
    return { x: x / 2, y: y / 2 };
  };
  const marks = [{ x: size.x, y: size.y - MARK }];
  const rows = places as unknown as PlaceRow[];
  const labels = chooseLabels(rows, ZOOM, size, pixelOf, marks);
  const kmTo = (latitude: number, longitude: number) => kmBetween(site, { latitude, longitude });
  const signs = directionSigns(rows, labels, size, pixelOf, kmTo, marks);
  return (
    <svg
      role="img"
      aria-label={`Map of ${site.name}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      className="static-map"
    >
      {ground.map(({ part, data }) => (
        <path key={part} className={`ground-${part}`} d={data} />
      ))}
      {ground
        .filter(({ part }) => edged.includes(part))
        .map(({ part, data }) => (
          <path key={part} className={`ground-${part} ground-on`} d={data} />
        ))}
      {labels.map(({ name, x, y, left, aside, zoom }) => (
        <g key={`${name} ${x}`} className={zoom <= 6 ? 'ground-big' : undefined}>
          {!aside && <circle cx={2 * x} cy={2 * y} r="6" />}
          <text x={2 * x + (left ? -14 : 14)} y={2 * y + 9} textAnchor={left ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      {signs.map(({ text, x, y, degrees }) => (
        <g key={text}>
          <path
            className="ground-arrow"
            transform={`translate(${2 * x + 20} ${2 * y + 20}) rotate(${degrees})`}
            d="M0 14V-14M-9-5 0-14 9-5"
          />
          <text x={2 * x + 40} y={2 * y + 29}>
            {text}
          </text>
        </g>
      ))}
      <g className="ground-pin" transform={`translate(${middle.x - 36} ${middle.y - 90}) scale(2)`}>
        {dropLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
