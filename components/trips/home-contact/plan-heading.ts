export const planHeading = (name: string, { sent, seen }: { sent: boolean; seen: boolean }) =>
  `${name} ${seen ? 'has' : sent ? 'was sent' : 'gets'} your plan`;
