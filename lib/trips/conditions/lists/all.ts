import type { List } from '../item';
import { nswFireBans } from './nsw-fire-bans';

export const lists: List[] = [nswFireBans];
