import type { GearLine } from '@/lib/trips/gear/schema';
import { amountText, type Bringers } from '../gear/gear-text';

export interface Thing {
  id: string;
  text: string;
}

export interface GearLists {
  /** null when the reader's household isn't going. */
  own: Thing[] | null;
  others: Thing[];
  short: Thing[];
}

export function gearLists(lines: readonly GearLine[], { own, names }: Bringers): GearLists {
  const needed = lines.filter(({ struck }) => !struck);
  return {
    own: own === null ? null : needed.flatMap((line) => ownText(line, own)),
    others: needed.flatMap((line) => {
      const by = line.by.filter(({ household_id }) => household_id !== own);
      return by.length > 0 ? [{ id: line.id, text: `${line.name}: ${whoText({ ...line, by }, names)}` }] : [];
    }),
    short: needed
      .filter(({ gap }) => gap > 0)
      .map(({ id, name, gap, unit }) => ({ id, text: `${name}, ${amountText(gap, unit)}` })),
  };
}

/** "Camp chairs, 4". Empty when the household brings none. */
function ownText({ id, name, unit, by }: GearLine, own: string): Thing[] {
  const mine = by.find(({ household_id }) => household_id === own)?.quantity;
  if (!mine) return [];
  return [{ id, text: `${name}, ${amountText(mine, unit)}` }];
}

/** "Tom 2, Ann 1"; "Tom" when each brings one. */
function whoText({ by, unit }: Pick<GearLine, 'by' | 'unit'>, names: Bringers['names']): string {
  const each = unit === null && by.every(({ quantity }) => quantity === 1);
  return by
    .map(({ household_id, name, quantity }) => {
      const who = names[household_id] ?? name;
      return each ? who : `${who} ${amountText(quantity, unit)}`;
    })
    .join(', ');
}
