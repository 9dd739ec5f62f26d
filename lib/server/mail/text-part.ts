import { actionsOf, closingOf, linksOf, type MailContent } from './content';

export function textPart(content: MailContent): string {
  const { lead, heading, quote, paragraphs, facts = [], note } = content;
  const below = [...closingOf(content), ...linksOf(content).map(({ label, href }) => `${label}: ${href}`)];
  return [
    [lead, heading].filter(Boolean).join('\n'),
    quote && quoteLines(quote),
    ...paragraphs,
    facts
      .map(({ label, value, detail, href }) =>
        [`${label}: ${value}`, detail && `, ${detail}`, href && ` (${href})`].filter(Boolean).join(''),
      )
      .join('\n'),
    actionsOf(content)
      .map(({ label, href }) => `${label}: ${href}`)
      .join('\n'),
    note,
    ...below,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** With "> " before each line, a reader can't take one of them for a line of ours. */
const quoteLines = ({ text, by }: NonNullable<MailContent['quote']>) =>
  [`${by} writes:`, ...text.split(/[\n\r\v\f\u0085\u2028\u2029]+/).map((line) => `> ${line}`)].join('\n');
