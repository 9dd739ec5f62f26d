import { type CoverSize, coverPath, coverSizes } from '@/lib/cover-art/seed';
import { classNames } from './class-names';

export type CoverProps = {
  seed: string;
  size?: CoverSize;
  className?: string;
  /** True for a cover in the first view, whose picture loads at once. */
  eager?: boolean;
  alt?: string;
};

/** Contour lines drawn from a position. The SVG has colours for both light and dark mode. */
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
      // The browser loads the covers in the first view before the scripts.
      fetchPriority={eager ? 'high' : undefined}
      className={classNames('cover', className)}
    />
  );
}
