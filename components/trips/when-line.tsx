interface Props {
  text: string;
  /** null when the dates or the campsite are decided. */
  until: string | null;
  /** Shown only for decided dates. */
  nights?: string;
}

export const WhenLine = ({ text, until, nights }: Props) => (
  <span className="block">
    {text}
    {!until && nights && `, ${nights}`}
    {until && <span className="block text-ochre">{until}</span>}
  </span>
);
