import 'server-only';
import { drawCover, drawPicture } from './contours';
import { type Preview, previewPng } from './preview-png';
import {
  type CoverSize,
  type PictureLook,
  type PictureName,
  type PictureSize,
  pictureNames,
  pictureSizes,
} from './seed';

/** At density 72, sharp renders the drawing's 800 units as 800 pixels. */
const DENSITY = 72 / 800;

async function coverPng(
  seed: string,
  size: PictureSize,
  look: PictureLook = 'light',
): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = pictureSizes[size];
  // Imported here, so that an installation without sharp's binaries lacks only the pictures.
  const { default: sharp } = await import('sharp');
  return (
    sharp(Buffer.from(drawPicture(seed, size, look)), { density: DENSITY * width })
      .resize(width, height)
      // The drawing has only ten flat colours, so a palette halves the file.
      .png({ palette: true, effort: 1, dither: 0 })
      .toBuffer() as Promise<Buffer<ArrayBuffer>>
  );
}

class Kept<Drawing> {
  private readonly drawn = new Map<string, Drawing>();
  constructor(private readonly most: number) {}

  get(key: string): Drawing | undefined {
    const drawing = this.drawn.get(key);
    if (drawing !== undefined) this.keep(key, drawing);
    return drawing;
  }

  keep(key: string, drawing: Drawing): Drawing {
    this.drawn.delete(key);
    this.drawn.set(key, drawing);
    if (this.drawn.size > this.most) this.drawn.delete(this.drawn.keys().next().value as string);
    return drawing;
  }

  drop(key: string): void {
    this.drawn.delete(key);
  }
}

const covers = new Kept<string>(300);
const pictures = new Kept<Promise<Buffer<ArrayBuffer>>>(40);
const previews = new Kept<Promise<Buffer<ArrayBuffer>>>(40);

export const keptCover = (seed: string, size: CoverSize) => covers.get(`${size} ${seed}`);

export const newCover = (seed: string, size: CoverSize) =>
  covers.keep(`${size} ${seed}`, drawCover(seed, size));

export const keptPicture = (seed: string, name: PictureName) => pictures.get(`${name} ${seed}`);

/** Caches the promise, so that parallel requests wait for the same picture. */
export function newPicture(seed: string, name: PictureName): Promise<Buffer<ArrayBuffer>> {
  const { size, look } = pictureNames[name];
  const key = `${name} ${seed}`;
  const picture = pictures.keep(key, coverPng(seed, size, look));
  picture.catch(() => pictures.drop(key));
  return picture;
}

export const keptPreview = (preview: Preview) => previews.get(JSON.stringify(preview));

export function newPreview(preview: Preview): Promise<Buffer<ArrayBuffer>> {
  const key = JSON.stringify(preview);
  const picture = previews.keep(key, previewPng(preview));
  picture.catch(() => previews.drop(key));
  return picture;
}
