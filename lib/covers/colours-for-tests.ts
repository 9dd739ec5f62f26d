/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = [number, number, number];

/** The OKLCH custom properties of app/globals.css; what dark does not name it has from light. */
export function readTokens(css: string): Record<'light' | 'dark', Record<string, Oklch>> {
  const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)');
  const light = tokensOf(before);
  return { light, dark: { ...light, ...tokensOf(after) } };
}

function tokensOf(css: string): Record<string, Oklch> {
  const found = css.matchAll(/--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g);
  return Object.fromEntries(Array.from(found, ([, name, ...values]) => [name, values.map(Number) as Oklch]));
}

/** To linear sRGB, cut to what a screen can show. */
export function toLinear([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

export function toHex(colour: Oklch): string {
  const hex = toLinear(colour).map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** WCAG's ratio of two opaque colours. */
export function contrast(a: Oklch, b: Oklch): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
