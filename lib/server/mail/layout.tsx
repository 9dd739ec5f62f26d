import 'server-only';
import type { ReactNode } from 'react';
import type { Mail } from './message';

export interface MailContent {
  heading: string;
  /** Paragraphs, in order; plain text, escaped in the HTML part. */
  paragraphs: string[];
  facts?: { label: string; value: string; href?: string }[];
  action?: { label: string; href: string };
  closing?: string;
}

// Mail programs know neither classes nor custom properties: the palette's light colours, written out.
const paper = '#f8f4ea';
const card = '#fdfcf8';
const ink = '#1a2a20';
const muted = '#57614f';
const line = '#dcd8ca';
const eucalypt = '#1c5940';
const face = 'Figtree, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** A mail in the product's look, with a text part that says the same. */
export async function composeMail(to: string, subject: string, content: MailContent): Promise<Mail> {
  // Next refuses a static import of react-dom/server; this never runs in a page.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${renderToStaticMarkup(<Layout subject={subject} content={content} />)}`;
  return { to, subject: subject.replace(/\s+/g, ' '), html, text: textPart(content) };
}

function textPart({ heading, paragraphs, facts = [], action, closing }: MailContent): string {
  return [
    heading,
    ...paragraphs,
    facts.map(({ label, value, href }) => `${label}: ${value}${href ? ` (${href})` : ''}`).join('\n'),
    action && `${action.label}: ${action.href}`,
    closing,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function Layout({ subject, content }: { subject: string; content: MailContent }): ReactNode {
  const { heading, paragraphs, facts = [], action, closing } = content;
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: '32px 16px',
          background: paper,
          color: ink,
          fontFamily: face,
          fontSize: 16,
          lineHeight: 1.5,
        }}
      >
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <div style={{ maxWidth: 520, textAlign: 'left' }}>
                  <p style={{ margin: '0 0 16px', fontWeight: 700 }}>Campmates</p>
                  <div
                    style={{ background: card, border: `1px solid ${line}`, borderRadius: 14, padding: 24 }}
                  >
                    <h1 style={{ margin: '0 0 12px', fontSize: 24, lineHeight: 1.2 }}>{heading}</h1>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph} style={{ margin: '0 0 12px' }}>
                        {paragraph}
                      </p>
                    ))}
                    {facts.map(({ label, value, href }) => (
                      <p key={`${label} ${value}`} style={{ margin: '0 0 8px' }}>
                        <span style={{ color: muted }}>{label}</span>
                        <br />
                        {href ? (
                          <a href={href} style={{ color: eucalypt }}>
                            {value}
                          </a>
                        ) : (
                          value
                        )}
                      </p>
                    ))}
                    {action && (
                      <p style={{ margin: '20px 0 4px' }}>
                        <a
                          href={action.href}
                          style={{
                            display: 'inline-block',
                            background: eucalypt,
                            color: '#fdfcf8',
                            padding: '12px 20px',
                            borderRadius: 14,
                            textDecoration: 'none',
                            fontWeight: 600,
                          }}
                        >
                          {action.label}
                        </a>
                      </p>
                    )}
                  </div>
                  {closing && <p style={{ margin: '16px 0 0', color: muted, fontSize: 14 }}>{closing}</p>}
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
