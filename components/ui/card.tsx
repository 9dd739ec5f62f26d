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
  /** Under the title: what it counts or covers. */
  detail?: ReactNode;
  /** At the right: a badge, a count, a button. */
  aside?: ReactNode;
  level?: 2 | 3;
  /** The heading's id, for the card's aria-labelledby. */
  titleId?: string;
};

export function CardHeader({ title, detail, aside, level = 2, titleId }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card-header">
      <div>
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

/** Rows with a line between them; give it CardRow children. */
export function CardList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames('divide-y divide-line', className)} />;
}

export type CardRowProps = {
  /** An avatar or an icon. */
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** A badge or buttons. */
  end?: ReactNode;
  /** IconButtons at the end: their icons line up with the row's edge, their touch targets reach beyond it. */
  tools?: ReactNode;
  /** Under all of it, as wide as the row. */
  below?: ReactNode;
};

export function CardRow({ start, title, detail, end, tools, below }: CardRowProps) {
  return (
    <li className="card-row">
      {start}
      <div className="row-words">
        <div>{title}</div>
        {detail && <div>{detail}</div>}
      </div>
      {tools && <div className="row-tools">{tools}</div>}
      {end && <div className="row-end">{end}</div>}
      {below && <div className="basis-full">{below}</div>}
    </li>
  );
}
