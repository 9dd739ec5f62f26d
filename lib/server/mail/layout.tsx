import 'server-only';
import { Fragment, type ReactNode } from 'react';
import { env } from '../env';
import { actionsOf, closingOf, linksOf, type MailContent, textPart } from './content';
import { Buttons, darkSheet, style, WIDTH } from './look';
import type { Mail } from './message';

export async function composeMail(to: string, subject: string, content: MailContent): Promise<Mail> {
  // Next refuses a static import of react-dom/server. This code never runs in a page.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = `<!doctype html>${renderToStaticMarkup(<Layout subject={subject} content={content} />)}`;
  const { replyTo, unsubscribe } = content;
  return {
    to,
    subject: subject.replace(/\s+/g, ' '),
    html,
    text: textPart(content),
    ...(replyTo && { replyTo: replyTo.email }),
    headers: {
      // No program answers a mail with this header, such as an absence note (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function Layout({ subject, content }: { subject: string; content: MailContent }): ReactNode {
  const { preheader } = content;
  const links = linksOf(content);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkSheet}</style>
      </head>
      <body className="paper" style={style.paper}>
        {preheader && (
          // Invisible blanks keep the preview from going on with the beginning of the mail.
          <div style={style.preheader}>{preheader + '\u00a0\u200c'.repeat(60)}</div>
        )}
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <div style={{ maxWidth: WIDTH, textAlign: 'left' }}>
                  <p style={style.brand}>
                    <img
                      src={`${env().APP_URL}/icon-192.png`}
                      alt=""
                      width={26}
                      height={26}
                      // Without `loading` React would add a preload link for the image to the head.
                      loading="lazy"
                      style={style.mark}
                    />
                    Campmates
                  </p>
                  <Card content={content} />
                  {closingOf(content).map((paragraph) => (
                    <p key={paragraph} className="muted" style={style.below}>
                      {paragraph}
                    </p>
                  ))}
                  {links.length > 0 && (
                    <p className="muted" style={style.below}>
                      {links.map(({ label, href }, index) => (
                        <Fragment key={href}>
                          {index > 0 && ' · '}
                          <a className="muted" href={href} style={style.muted}>
                            {label}
                          </a>
                        </Fragment>
                      ))}
                    </p>
                  )}
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

function Card({ content }: { content: MailContent }) {
  const { picture, lead, heading, quote, paragraphs, note } = content;
  return (
    <div className="card" style={style.card}>
      {picture && (
        <picture>
          <source srcSet={picture.darkUrl} media="(prefers-color-scheme: dark)" />
          <img src={picture.url} alt="" width={WIDTH} style={style.picture} />
        </picture>
      )}
      <div className="inside" style={style.inside}>
        {lead && (
          <p className="muted" style={style.lead}>
            {lead}
          </p>
        )}
        <h1 style={style.heading}>{heading}</h1>
        {quote && (
          <div className="quote" style={style.quote}>
            <p className="muted" style={style.lead}>
              {quote.by} writes:
            </p>
            <p style={style.quoted}>{quote.text}</p>
          </div>
        )}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} style={style.paragraph}>
            {paragraph}
          </p>
        ))}
        <Facts content={content} />
        <Buttons actions={actionsOf(content)} />
        {note && (
          <p className="muted" style={style.note}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

const LONGEST_LABEL = 16;

function Facts({ content: { facts = [] } }: { content: MailContent }) {
  if (facts.length === 0) return null;
  // With one long label all labels stand above their values, which would not fit beside it on a phone.
  const under = facts.some(({ label }) => label.length > LONGEST_LABEL);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map(({ label, value, detail, href }) => (
          <tr key={`${label} ${value}`}>
            {!under && (
              <td className="muted" style={style.label}>
                {label}
              </td>
            )}
            <td style={style.fact}>
              {under && (
                <div className="muted" style={style.longLabel}>
                  {label}
                </div>
              )}
              {href ? (
                <a className="link" href={href} style={style.link}>
                  {value}
                </a>
              ) : (
                value
              )}
              {detail && (
                <>
                  <br />
                  <span className="muted" style={style.muted}>
                    {detail}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
