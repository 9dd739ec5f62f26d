import type { ReactNode } from 'react';

interface Props {
  text: string;
  children?: ReactNode;
}

/**
 * Above the question whether the reader is going, because the dates and the campsite have to be
 * decided first.
 */
export const VoteFirst = ({ text, children }: Props) => (
  <section aria-labelledby="vote-first" className="vote-first">
    <div>
      <h2 id="vote-first">When and where?</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
