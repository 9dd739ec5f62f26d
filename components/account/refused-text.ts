const SHOWN = 3;
const MAX_LENGTH = 40;

/**
 * Returns a sentence about the addresses that were left out and why; undefined for an empty list.
 */
export function refusedText(refused: string[]): string | undefined {
  if (refused.length === 0) return undefined;
  const shown = refused.slice(0, SHOWN).map((text) => `“${shortened(text)}”`);
  if (refused.length === 1) return `${shown[0]} isn’t a full email address, so it was left out.`;
  const more = refused.length - SHOWN;
  const last = more > 0 ? `${more} more` : shown.pop();
  return `${shown.join(', ')} and ${last} aren’t full email addresses, so they were left out.`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}
