/**
 * Returns, for example, ", 5 of them if the campsite says yes", for seats of which some are in cars
 * about which somebody should ask first.
 */
export function ifYes(toAsk: number, seats: number): string {
  if (toAsk === 0) return '';
  return `, ${toAsk < seats ? `${toAsk} of them ` : ''}if the campsite says yes`;
}
