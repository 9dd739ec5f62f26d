interface Props {
  text: string;
  /** null when the dates or the campsite are decided. */
  until: string | null;
  /** Shown only for decided dates. */
  nights?: string;
}

export const WhenLine = ({ text, until, nights }: Props) => (
  <span className="block">
    {unbroken(text)}
    {!until && nights && `, ${nights}`}
    {until && <span className="block text-ochre">{until}</span>}
  </span>
);

/** Keeps "Wed 23 Dec 2026" on one line. */
const unbroken = (text: string) =>
  text.replace(/(\d) ([A-Z])/g, '$1\u00a0$2').replace(/([A-Z][a-z]{2}) (\d)/g, '$1\u00a0$2');
