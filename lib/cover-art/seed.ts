export type CoverSize = 'wide' | 'thumb' | 'tall';

export const coverSizes: Record<CoverSize, { width: number; height: number }> = {
  wide: { width: 800, height: 300 },
  thumb: { width: 168, height: 168 },
  tall: { width: 600, height: 780 },
};

/** For mail programs and link previews, which can't show SVG. */
export type PictureSize = 'mail' | 'preview';
export type PictureLook = 'light' | 'dark';

export const pictureSizes: Record<PictureSize, { width: number; height: number }> = {
  mail: { width: 1040, height: 325 },
  preview: { width: 1200, height: 630 },
};

/** Anybody may request these, by their file name in the URL. */
export const pictureNames = {
  'mail.png': { size: 'mail', look: 'light' },
  'mail-dark.png': { size: 'mail', look: 'dark' },
} satisfies Record<string, { size: PictureSize; look: PictureLook }>;

export type PictureName = keyof typeof pictureNames;

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureNames, name);
}

export function isCoverSize(size: string): size is CoverSize {
  return Object.hasOwn(coverSizes, size);
}

type Spot = { latitude?: number | null; longitude?: number | null; name?: string | null };

export function coverSeed({ latitude, longitude, name }: Spot): string {
  if (inRange(latitude, 90) && inRange(longitude, 180)) return `${fixed(latitude)},${fixed(longitude)}`;
  const plain = (name ?? '').normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
  return `n${hash32(plain).toString(16).padStart(8, '0')}`;
}

export function coverPath(seed: string, size: CoverSize | PictureName): string {
  return `/cover/${seed}/${size}`;
}

/** Each position has a single URL, so that nobody can flood the cache with other spellings of it. */
export function isCoverSeed(seed: string): boolean {
  if (/^n[0-9a-f]{8}$/.test(seed)) return true;
  if (!/^-?\d{1,2}\.\d{3},-?\d{1,3}\.\d{3}$/.test(seed)) return false;
  const [latitude, longitude] = seed.split(',').map(Number);
  return coverSeed({ latitude, longitude }) === seed;
}

/** FNV-1a of the text's UTF-16 units. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function inRange(value: number | null | undefined, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function fixed(value: number): string {
  // toFixed turns -0.0001 into "-0.000".
  return value.toFixed(3).replace(/^-(0\.000)$/, '$1');
}
