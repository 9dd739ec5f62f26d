import { type CoverSize, coverPath, coverSizes } from '@/lib/cover-art/seed';
import { classNames } from './class-names';

export type CoverProps = {
  seed: string;
  size?: CoverSize;
  className?: string;
  /** Above the fold: load at once. */
  eager?: boolean;
  alt?: string;
};

/** Contour-line art of a position. The SVG follows light and dark by itself. */
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
      // What is seen first comes before the scripts.
      fetchPriority={eager ? 'high' : undefined}
      className={classNames('cover', className)}
    />
  );
}
