import { db } from '@/lib/server/db/client';
import { type FigureName, saveFigures } from '@/lib/server/figures';

/** Returns the total of a counted figure over all days so far. */
export async function counted(name: FigureName): Promise<number> {
  await saveFigures();
  const { _sum } = await db.dailyFigure.aggregate({ where: { name }, _sum: { count: true } });
  return Number(_sum.count ?? 0);
}
