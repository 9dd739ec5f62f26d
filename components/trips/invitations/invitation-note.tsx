interface Props {
  note: string;
  /** Who wrote it; null when that is unknown. */
  by: string | null;
}

/** What the inviter wrote with an invitation: plain text, in which an address is no link. */
export const InvitationNote = ({ note, by }: Props) => (
  <figure className="mt-4 border-l-3 border-line pl-3.5">
    <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
    {by && <figcaption className="mt-1 text-sm text-muted">{by}</figcaption>}
  </figure>
);
