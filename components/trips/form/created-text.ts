export function createdText(invitations: number): string {
  if (invitations === 0) return 'Trip created';
  return invitations === 1
    ? 'Trip created, 1 invitation on its way'
    : `Trip created, ${invitations} invitations on their way`;
}
