import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** The way to the vote, where there is one. */
  children?: ReactNode;
}

/** The open vote above somebody's answer: which dates and where come before who is going. */
export const VoteFirst = ({ text, children }: Props) => (
  <section aria-labelledby="vote-first" className="vote-first">
    <div>
      <h2 id="vote-first">When and where?</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
