import type { gearLinesOf } from '../gear/lines';

type Line = Pick<ReturnType<typeof gearLinesOf>[number], 'rule' | 'needed' | 'offered' | 'struck'>;

/** Null when the trip needn't bring drinking water. */
export function waterText(lines: readonly Line[], atSite: boolean | null): string | null {
  const line = lines.find(({ rule }) => rule === 'water');
  if (!line || line.struck || line.needed === 0) return null;
  const why = atSite === false ? 'as there’s none at the site' : 'as none is known at the site';
  const brought = line.offered > 0 ? ` ${Math.min(line.offered, line.needed)} L of it is coming.` : '';
  return `${line.needed} L for everybody, ${why}.${brought}`;
}
