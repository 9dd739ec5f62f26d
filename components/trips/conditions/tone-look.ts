import type { IconName } from '@/components/ui/icon';
import type { Kind } from '@/lib/trips/conditions/item';

/** Of a head, and of an icon's tile. On wattle the ink differs in the dark, or it would vanish. */
export const toneLook = {
  stops: { head: 'bg-ember-soft', tile: 'bg-ember-soft text-ember' },
  watch: { head: 'bg-wattle-soft', tile: 'bg-wattle-soft text-on-wattle dark:text-wattle' },
  plain: { head: 'border-b border-line', tile: 'border border-line' },
  unknown: { head: '', tile: 'border border-dashed border-control text-muted' },
  ended: { head: '', tile: 'bg-eucalypt-soft text-eucalypt' },
} as const;

export type Tone = keyof typeof toneLook;

export const kindIcons: Record<Kind, IconName> = {
  'fire ban': 'flame',
  fire: 'siren',
  warning: 'triangle-alert',
  road: 'construction',
  park: 'trees',
};
