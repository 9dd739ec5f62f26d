interface Props {
  note: string;
  /** The writer's name; null when it is unknown. */
  by: string | null;
}

/** The note of the person who invites, as plain text. Web addresses in it are not links. */
export const InvitationNote = ({ note, by }: Props) => (
  <figure className="mt-4 border-l-3 border-line pl-3.5">
    <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
    {by && <figcaption className="mt-1 text-sm text-muted">{by}</figcaption>}
  </figure>
);
