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
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-2.5">
      {/* As wide as its longest word, like a row's. */}
      <div className={classNames('max-w-full', detail && 'flex-[1_1_6rem] wrap-break-word')}>
        <Heading id={titleId} className="text-xl">
          {title}
        </Heading>
        {detail && <p className="text-sm text-muted">{detail}</p>}
      </div>
      {aside && <div className="text-sm text-muted">{aside}</div>}
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
  /** Under all of it, as wide as the row. */
  below?: ReactNode;
};

export function CardRow({ start, title, detail, end, below }: CardRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-5 py-3">
      {start}
      {/* As wide as its longest word: what stands at the end goes below rather than into it. */}
      <div className="max-w-full flex-[1_1_6rem] wrap-break-word">
        <div className="font-semibold">{title}</div>
        {detail && <div className="text-[0.9375rem] text-muted">{detail}</div>}
      </div>
      {end && <div className="ml-auto flex shrink-0 items-center gap-1">{end}</div>}
      {below && <div className="basis-full">{below}</div>}
    </li>
  );
}
