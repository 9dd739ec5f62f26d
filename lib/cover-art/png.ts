import 'server-only';
import { drawPicture } from './contours';
import { type PictureLook, type PictureSize, pictureSizes } from './seed';

/** At density 72, sharp renders the drawing's 800 units as 800 pixels. */
const DENSITY = 72 / 800;

export async function coverPng(
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
