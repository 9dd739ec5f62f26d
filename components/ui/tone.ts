export type Tone = 'neutral' | 'success' | 'pending' | 'danger' | 'sky' | 'ochre';

/** Each pair of text and background has a contrast of at least 4.5:1. */
export const toneLook: Record<Tone, string> = {
  neutral: 'border-line bg-transparent text-muted',
  success: 'border-transparent bg-eucalypt-soft text-ink',
  pending: 'border-transparent bg-wattle text-on-wattle',
  danger: 'border-transparent bg-ember-soft text-ember',
  sky: 'border-transparent bg-sky-soft text-sky',
  ochre: 'border-transparent bg-ochre-soft text-ochre',
};
