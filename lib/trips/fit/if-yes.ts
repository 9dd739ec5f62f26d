/** Returns, for example, ", 5 of them if the campsite says yes". */
export function ifYes(toAsk: number, seats: number): string {
  if (toAsk === 0) return '';
  return `, ${toAsk < seats ? `${toAsk} of them ` : ''}if the campsite says yes`;
}
