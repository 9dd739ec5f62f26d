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
  /** A line under the title that says what the card counts or covers. */
  detail?: ReactNode;
  /** A badge, a count or a button to the right of the title. */
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

/** A list of CardRows with lines between them. */
export function CardList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames('divide-y divide-line', className)} />;
}

export type CardRowProps = {
  /** An avatar or an icon at the start of the row. */
  start?: ReactNode;
  title: ReactNode;
  /**
   * True to cut off a title that is too long for the row. The title's element needs the class
   * `whole-name`.
   */
  cutsTitle?: boolean;
  detail?: ReactNode;
  /** A badge or buttons at the end of the row. */
  end?: ReactNode;
  /**
   * IconButtons at the end of the row. Their icons line up with the row's edge, but their touch
   * targets extend beyond it.
   */
  tools?: ReactNode;
  /** Content below the row that is as wide as the row. */
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
