import 'server-only';
import { drawPicture } from './contours';
import { type PictureLook, type PictureSize, pictureSizes } from './seed';

/** Units of the drawing in a dot of the picture, in sharp's terms. */
const DENSITY = 72 / 800;

/** The cover of a seed as a PNG of its size, about 75 kB. Takes 50 ms off the event loop: keep what it gives. */
export async function coverPng(
  seed: string,
  size: PictureSize,
  look: PictureLook = 'light',
): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = pictureSizes[size];
  // Loaded here, so that an installation without its binaries lacks the pictures alone.
  const { default: sharp } = await import('sharp');
  return (
    sharp(Buffer.from(drawPicture(seed, size, look)), { density: DENSITY * width })
      .resize(width, height)
      // A drawing in ten flat colours: a palette halves it.
      .png({ palette: true, effort: 1, dither: 0 })
      .toBuffer() as Promise<Buffer<ArrayBuffer>>
  );
}
