interface Props {
  text: string;
  /** Says until when the dates or the campsite are open; null when they are decided. */
  until: string | null;
  /** Number of nights as a text, shown only for decided dates. */
  nights?: string;
}

/** A trip's dates or place as a text, with a second line while a vote on it is open. */
export const WhenLine = ({ text, until, nights }: Props) => (
  <span className="block">
    {text}
    {!until && nights && `, ${nights}`}
    {until && <span className="block text-ochre">{until}</span>}
  </span>
);
