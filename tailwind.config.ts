import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** The colours of a trip's households. */
const tints = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((place) => [`tint-${place}`, `on-tint-${place}`]);

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: token('paper'),
        card: token('card'),
        ink: token('ink'),
        muted: token('muted'),
        line: token('line'),
        control: token('control'),
        eucalypt: {
          DEFAULT: token('eucalypt'),
          soft: token('eucalypt-soft'),
          pale: token('eucalypt-pale'),
          deep: token('eucalypt-deep'),
        },
        'on-eucalypt': token('on-eucalypt'),
        ochre: { DEFAULT: token('ochre'), soft: token('ochre-soft') },
        wattle: { DEFAULT: token('wattle'), soft: token('wattle-soft') },
        'on-wattle': token('on-wattle'),
        ember: { DEFAULT: token('ember'), soft: token('ember-soft'), deep: token('ember-deep') },
        'on-ember': token('on-ember'),
        sky: { DEFAULT: token('sky'), soft: token('sky-soft') },
        ...Object.fromEntries(tints.map((name) => [name, token(name)])),
        topo: {
          0: token('topo-0'),
          1: token('topo-1'),
          2: token('topo-2'),
          3: token('topo-3'),
          line: token('topo-line'),
        },
      },
      borderRadius: { DEFAULT: token('radius'), inner: 'calc(var(--radius) - 4px)' },
      fontFamily: {
        sans: ['var(--font-text-ext)', 'var(--font-text)', 'system-ui', 'sans-serif'],
        display: ['var(--font-display-ext)', 'var(--font-display)', 'system-ui', 'sans-serif'],
      },
      keyframes: {
        'dialog-in': { from: { opacity: '0', translate: '0 0.5rem' } },
        'toast-in': { from: { opacity: '0', translate: '0 1rem' } },
      },
      animation: {
        'next-in': 'toast-in 180ms ease-out',
        'dialog-in': 'dialog-in 160ms ease-out',
        'toast-in': 'toast-in 200ms ease-out',
      },
      maxWidth: { page: '67rem', form: '24rem', prose: '38rem' },
    },
  },
} satisfies Config;
