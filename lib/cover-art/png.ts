import 'server-only';
import { drawPicture } from './contours';
import { type PictureLook, type PictureSize, pictureSizes } from './seed';

/**
 * The density at which sharp renders a drawing one pixel wide. At 72, it renders the drawing's 800
 * units as 800 pixels.
 */
const DENSITY = 72 / 800;

/**
 * Returns a seed's cover as a PNG of about 75 kB. Drawing takes 50 ms outside the event loop, so
 * callers should cache the result.
 */
export async function coverPng(
  seed: string,
  size: PictureSize,
  look: PictureLook = 'light',
): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = pictureSizes[size];
  // sharp is imported here, so that an installation without sharp's binaries lacks only the
  // pictures.
  const { default: sharp } = await import('sharp');
  return (
    sharp(Buffer.from(drawPicture(seed, size, look)), { density: DENSITY * width })
      .resize(width, height)
      // A palette halves the file, because the drawing has only ten flat colours.
      .png({ palette: true, effort: 1, dither: 0 })
      .toBuffer() as Promise<Buffer<ArrayBuffer>>
  );
}
