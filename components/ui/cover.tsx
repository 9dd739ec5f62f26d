import { type CoverSize, coverPath, coverSizes } from '@/lib/cover-art/seed';
import { classNames } from './class-names';

export type CoverProps = {
  seed: string;
  size?: CoverSize;
  className?: string;
  /** True for a cover in the first view, which loads at once. */
  eager?: boolean;
  alt?: string;
};

/** Contour-line art of a position. The SVG itself adapts to light and dark mode. */
export function Cover({ seed, size = 'wide', className, eager = false, alt = '' }: CoverProps) {
  const { width, height } = coverSizes[size];
  return (
    <img
      src={coverPath(seed, size)}
      alt={alt}
      width={width}
      height={height}
      decoding={eager ? 'sync' : 'async'}
      loading={eager ? 'eager' : 'lazy'}
      // Covers in the first view load before the scripts.
      fetchPriority={eager ? 'high' : undefined}
      className={classNames('cover', className)}
    />
  );
}
