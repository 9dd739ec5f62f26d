import type { List } from '../item';
import { nswFireBans } from './nsw-fire-bans';
import { nswFires } from './nsw-fires';
import { nswParks } from './nsw-parks';
import { ntRoads } from './nt-roads';
import { qldFires } from './qld-fires';
import { qldParks } from './qld-parks';
import { qldWarnings } from './qld-warnings';
import { saFires } from './sa-fires';
import { vicFires, vicWarnings } from './vic-events';
import { vicFireBans } from './vic-fire-bans';
import { waFireBans } from './wa-fire-bans';
import { waFires } from './wa-fires';
import { waWarnings } from './wa-warnings';

/** docs/develop/conditions.md says for each state what is read and what isn't. */
export const lists: List[] = [
  ...[nswFireBans, nswFires, nswParks],
  ...[vicFireBans, vicFires, vicWarnings],
  ...[qldFires, qldWarnings, qldParks],
  saFires,
  ...[waFireBans, waFires, waWarnings],
  ntRoads,
];
