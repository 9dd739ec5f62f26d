import { type CoverSize, coverPath, coverSizes } from '@/lib/cover-art/seed';
import { classNames } from './class-names';

export type CoverProps = {
  seed: string;
  size?: CoverSize;
  className?: string;
  /** True for a cover that is visible as soon as the page opens. */
  eager?: boolean;
  alt?: string;
};

/** The SVG has colours for both light and dark mode. */
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
      // Makes the browser load these covers before the scripts.
      fetchPriority={eager ? 'high' : undefined}
      className={classNames('cover', className)}
    />
  );
}
