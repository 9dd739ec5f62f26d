import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '@/components/ui/class-names';

interface Props extends ComponentProps<'section'> {
  top?: ReactNode;
  foot?: ReactNode;
}

export const planeLook =
  'rounded border border-line bg-card shadow-[0_6px_20px_-8px_rgb(38_44_34/0.22)] dark:shadow-none';

/** The one raised element of a page. */
export const Plane = ({ top, foot, className, children, ...section }: Props) => (
  <section {...section} aria-labelledby="next" className={classNames(planeLook, className)}>
    {top}
    <div className="px-5 py-4 lg:px-6 lg:py-5 large-text:px-3">{children}</div>
    {foot}
  </section>
);

interface HeadingProps {
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

export const PlaneHeading = ({ ref, children }: HeadingProps) => (
  <h2 ref={ref} id="next" tabIndex={-1} className="text-next wrap-anywhere">
    {children}
  </h2>
);

export const PlaneText = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-body text-muted wrap-anywhere">{children}</p>
);

export const planeButton = 'min-h-13 w-full';

/** For a plane that has its button beside the words on wide screens. */
export const widePlaneButton = 'min-h-13 max-lg:w-full lg:min-w-40';

/** A row at the foot of the plane. */
export const footRow =
  'relative flex min-h-13 w-full items-center justify-between gap-3 rounded-b border-t border-line px-5 py-2 text-left text-body -outline-offset-2 hover:bg-eucalypt-soft lg:px-6 large-text:px-3';
