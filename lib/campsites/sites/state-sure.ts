import type { Position } from '@/lib/geometry';
import { statesNear } from '@/lib/places/state-lines';
import type { CampsiteSource } from '@/prisma/generated/enums';

/** Open data and owners say the state; away from the lines between states the map is right. */
export const isStateSure = (site: Position & { source: CampsiteSource }, said: boolean): boolean =>
  site.source === 'open' || said || statesNear(site).length === 0;
