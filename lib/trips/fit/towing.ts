import { vehicleWord } from '@/lib/household/rides/ride-options';
import type { OwnCar, OwnTrailer } from '@/lib/household/rides/schema';
import { listText } from '@/lib/text';
import type { Level } from './finding';

export type CarWeights = Pick<OwnCar, 'gvm_kg' | 'gcm_kg' | 'tow_limit_kg' | 'ball_limit_kg' | 'tare_kg'>;
export type TrailerWeights = Pick<OwnTrailer, 'atm_kg' | 'tare_kg' | 'ball_kg'>;

export type TowCar = CarWeights & Pick<OwnCar, 'make' | 'model'>;
export type TowTrailer = TrailerWeights & Pick<OwnTrailer, 'trailer_type'>;

const shortTypes = { Caravan: 'van', 'Camper Trailer': 'camper', Other: 'trailer' } as const;

export const trailerWord = ({ trailer_type }: Pick<OwnTrailer, 'trailer_type'>) => shortTypes[trailer_type];

export interface TowLine {
  sum: 'ball' | 'pull' | 'load' | 'both' | 'car';
  state: 'over' | 'spare' | 'missing';
  title: string;
  detail: string;
  /** Null unless the sum is over. */
  remedy: string | null;
}

/** The worst line first. */
export interface TowCheck {
  level: Level;
  lines: TowLine[];
}

interface Sum extends Pick<TowLine, 'sum' | 'detail'> {
  /** Each number with its name; `null` for one that nobody has given. */
  needs: Record<string, number | null>;
  left: number;
  over: (kilos: string) => string;
  spare: (kilos: string) => string;
  missing: string;
  remedy: string;
}

export const kilosText = (kilos: number | null) => `${(kilos ?? 0).toLocaleString('en-AU')} kg`;

export const NOTHING_OVER = 'Nothing over in the numbers you gave';
export const WEIGHBRIDGE = 'Only a weighbridge knows what it weighs on the day, and you drive it.';

const states: readonly TowLine['state'][] = ['over', 'spare', 'missing'];
/** What is left to load matters most once nothing is over. */
const spareFirst: readonly TowLine['sum'][] = ['load', 'pull', 'ball', 'both', 'car'];

/**
 * Compares the numbers of a car with those of what it tows. Numbers that nobody gave are never guessed.
 * Null when neither has any number.
 */
export function checkTow(car: TowCar, trailer: TowTrailer): TowCheck | null {
  if (!hasWeights(car) && !hasWeights(trailer)) return null;
  const lines = sumsOf(car, trailer).map(toLine);
  const inState = (state: TowLine['state']) => lines.filter((line) => line.state === state);
  const spare = inState('spare').sort((a, b) => spareFirst.indexOf(a.sum) - spareFirst.indexOf(b.sum));
  const sorted = states.flatMap((state) => (state === 'spare' ? spare : inState(state)));
  const unknown = inState('missing').some(({ sum }) => sum === 'ball' || sum === 'pull');
  return { level: inState('over').length > 0 ? 'problem' : unknown ? 'check' : 'fine', lines: sorted };
}

const weights = [
  'gvm_kg',
  'gcm_kg',
  'tow_limit_kg',
  'ball_limit_kg',
  'atm_kg',
  'ball_kg',
  'tare_kg',
] as const satisfies (keyof (CarWeights & TrailerWeights))[];

const hasWeights = (ride: Partial<CarWeights & TrailerWeights>) =>
  weights.some((weight) => ride[weight] != null);

function toLine({ sum, needs, left, detail, ...words }: Sum): TowLine {
  const missing = Object.keys(needs).filter((name) => needs[name] === null);
  if (missing.length > 0)
    return { sum, state: 'missing', title: words.missing, detail: `Add ${listText(missing)}.`, remedy: null };
  if (left < 0)
    return { sum, state: 'over', title: words.over(kilosText(-left)), detail, remedy: words.remedy };
  return { sum, state: 'spare', title: words.spare(kilosText(left)), detail, remedy: null };
}

/** The worst that can be over comes first. */
function sumsOf(towing: TowCar, towed: TowTrailer): Sum[] {
  const { gvm_kg, gcm_kg, tow_limit_kg, ball_limit_kg, tare_kg: kerb } = towing;
  const { atm_kg, tare_kg, ball_kg } = towed;
  const [car, trailer] = [vehicleWord({ type: 'car', ...towing }), trailerWord(towed)];
  const [gvm, ball, atm] = [
    `the ${car}’s GVM`,
    `the ${trailer}’s weight on the ball`,
    `the ${trailer}’s ATM`,
  ];
  const minus = (limit: number | null, ...parts: (number | null)[]) =>
    parts.reduce<number>((left, part) => left - (part ?? 0), limit ?? 0);
  const sums: Sum[] = [
    {
      sum: 'ball',
      needs: { [`the ${car}’s limit on the ball`]: ball_limit_kg, [ball]: ball_kg },
      left: minus(ball_limit_kg, ball_kg),
      over: (kilos) => `The ball is ${kilos} too heavy for the ${car}`,
      spare: (kilos) => `On the ball: ${kilos} to spare`,
      missing: 'On the ball',
      detail: `The ${trailer} presses down ${kilosText(ball_kg)}. The ${car}’s towbar takes ${kilosText(ball_limit_kg)}.`,
      remedy:
        'Often fixed by moving the load back over the axle: water, spare wheel, gas. Then weigh it again.',
    },
    {
      sum: 'pull',
      needs: { [`the ${car}’s tow limit`]: tow_limit_kg, [atm]: atm_kg },
      left: minus(tow_limit_kg, atm_kg),
      over: (kilos) => `Full, the ${trailer} is ${kilos} too heavy for the ${car}`,
      spare: (kilos) => `Pulling it: ${kilos} to spare`,
      missing: 'Pulling it',
      detail: `The ${trailer} may weigh ${kilosText(atm_kg)}. The ${car} may tow ${kilosText(tow_limit_kg)}.`,
      remedy: 'Have another car tow it, or load less and weigh it.',
    },
    {
      sum: 'load',
      needs: { [atm]: atm_kg, [`the ${trailer}’s tare`]: tare_kg },
      left: minus(atm_kg, tare_kg),
      over: (kilos) => `Even empty, the ${trailer} is ${kilos} heavier than it may be`,
      spare: (kilos) => `${kilos} left to load`,
      missing: 'Left to load',
      detail: `The ${trailer} may weigh ${kilosText(atm_kg)} and weighs ${kilosText(tare_kg)} empty.`,
      remedy: 'Look at its plate again.',
    },
    {
      sum: 'both',
      needs: { [gvm]: gvm_kg, [`the ${car}’s GCM`]: gcm_kg, [atm]: atm_kg },
      left: minus(gcm_kg, gvm_kg, atm_kg),
      over: (kilos) => `Both full, the ${car} and the ${trailer} are ${kilos} too heavy together`,
      spare: (kilos) => `Both full: ${kilos} to spare`,
      missing: 'Car and trailer together',
      detail: `The ${car} may weigh ${kilosText(gvm_kg)} and the ${trailer} ${kilosText(atm_kg)}. Together they may weigh ${kilosText(gcm_kg)}.`,
      remedy: 'Load less in one of them, and weigh both together.',
    },
  ];
  // The kerb weight is only for this sum, so nobody is asked for it.
  if (kerb !== null)
    sums.push({
      sum: 'car',
      needs: { [gvm]: gvm_kg, [ball]: ball_kg },
      left: minus(gvm_kg, kerb, ball_kg),
      over: (kilos) => `Even empty, the ${car} is ${kilos} too heavy with the ${trailer} on its ball`,
      spare: (kilos) => `${kilos} left for people and load in the ${car}`,
      missing: `People and load in the ${car}`,
      detail: `The ${car} may weigh ${kilosText(gvm_kg)} and weighs ${kilosText(kerb)} empty. The ${trailer} presses down ${kilosText(ball_kg)}.`,
      remedy: 'Have another car tow it.',
    });
  return sums;
}

/** What one row says of a check. */
export function towSummary({ level, lines }: TowCheck): Pick<TowLine, 'title' | 'detail' | 'remedy'> {
  const [worst] = lines;
  if (level === 'problem' && worst) return worst;
  const missing = lines.filter(({ state, sum }) => state === 'missing' && (sum === 'ball' || sum === 'pull'));
  if (level === 'check')
    return {
      title: 'Weights are missing',
      detail: missing.map(({ detail }) => detail).join(' '),
      remedy: null,
    };
  return {
    title: worst?.title ?? NOTHING_OVER,
    detail: `${NOTHING_OVER}. ${WEIGHBRIDGE}`,
    remedy: null,
  };
}
