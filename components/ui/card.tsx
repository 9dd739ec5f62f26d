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
  detail?: ReactNode;
  aside?: ReactNode;
  titleId?: string;
};

export function CardHeader({ title, detail, aside, titleId }: CardHeaderProps) {
  return (
    <div className="card-header">
      <div className={detail ? 'card-header-words' : undefined}>
        <h2 id={titleId}>{title}</h2>
        {detail && <p>{detail}</p>}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('p-5', className)} />;
}

export function CardList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={classNames('divide-y divide-line', className)} />;
}

export type CardRowProps = {
  start?: ReactNode;
  title: ReactNode;
  /** The title's element needs the class `whole-name`. */
  cutsTitle?: boolean;
  detail?: ReactNode;
  end?: ReactNode;
  /** Their icons line up with the row's edge, but their touch targets extend beyond it. */
  tools?: ReactNode;
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
