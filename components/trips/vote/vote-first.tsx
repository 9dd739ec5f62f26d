import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** The link to the vote, where there is one. */
  children?: ReactNode;
}

/** The open vote, above the question who is going, because dates and campsite come first. */
export const VoteFirst = ({ text, children }: Props) => (
  <section aria-labelledby="vote-first" className="vote-first">
    <div>
      <h2 id="vote-first">When and where?</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
