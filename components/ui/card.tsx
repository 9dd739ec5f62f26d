import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
};

export function Card({ as: Tag = 'div', className, ...props }: CardProps) {
  const Element = Tag as 'div';
  return <Element {...props} className={classNames('card', className)} />;
}

export type CardHeaderProps = {
  title: ReactNode;
  /** A line under the title: what the card counts or covers. */
  detail?: ReactNode;
  /** A badge, a count or a button at the right of the title. */
  aside?: ReactNode;
  level?: 2 | 3;
  /** The heading's id, for the card's aria-labelledby. */
  titleId?: string;
};

export function CardHeader({ title, detail, aside, level = 2, titleId }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card-header">
      <div className={detail ? 'card-header-words' : undefined}>
        <Heading id={titleId}>{title}</Heading>
        {detail && <p>{detail}</p>}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('p-5', className)} />;
}

/** A list of CardRow children with lines between them. */
export function CardList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames('divide-y divide-line', className)} />;
}

export type CardRowProps = {
  /** An avatar or an icon at the row's start. */
  start?: ReactNode;
  title: ReactNode;
  /** True for a title that is cut off where it is too long (a `whole-name`). */
  cutsTitle?: boolean;
  detail?: ReactNode;
  /** A badge or buttons at the row's end. */
  end?: ReactNode;
  /**
   * IconButtons at the row's end. Their icons line up with the row's edge; their touch targets
   * extend beyond it.
   */
  tools?: ReactNode;
  /** Content under the row, as wide as the row. */
  below?: ReactNode;
};

export function CardRow({ start, title, cutsTitle, detail, end, tools, below }: CardRowProps) {
  return (
    <li className="card-row">
      {start}
      <div className={classNames('row-words', cutsTitle && 'row-words-cut')}>
        <div>{title}</div>
        {detail && <div>{detail}</div>}
      </div>
      {tools && <div className="row-tools">{tools}</div>}
      {end && <div className="row-end">{end}</div>}
      {below && <div className="basis-full">{below}</div>}
    </li>
  );
}
