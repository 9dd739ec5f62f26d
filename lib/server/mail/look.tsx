import 'server-only';
import type { CSSProperties } from 'react';
import type { MailAction } from './content';

// Repeats the palette, because mail programs don't support custom properties. Many remove a style sheet, so
// the light colours are inline; where it stays, it sets the dark ones.
const light = {
  paper: '#f5f0e6',
  card: '#fffefc',
  ink: '#1a2a20',
  muted: '#4e594e',
  line: '#d0cec0',
  control: '#878879',
  eucalypt: '#1c5940',
  onEucalypt: '#f9fcf4',
};

const dark: typeof light = {
  paper: '#0a130f',
  card: '#18231e',
  ink: '#eeede2',
  muted: '#a9afa0',
  line: '#2d3932',
  control: '#66756b',
  eucalypt: '#85d2a0',
  onEucalypt: '#0c1811',
};

const face = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export const WIDTH = 560;

export const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.muted{color:${dark.muted}!important}
.quote{border-color:${dark.line}!important}
.link{color:${dark.eucalypt}!important}
.first{background:${dark.eucalypt}!important;border-color:${dark.eucalypt}!important;color:${dark.onEucalypt}!important}
.second{border-color:${dark.control}!important;color:${dark.ink}!important}
}
@media (max-width:480px){
.paper{padding:20px 12px!important}
.inside{padding:20px 18px 24px!important}
}`;

const button: CSSProperties = {
  display: 'block',
  padding: '13px 8px',
  borderRadius: 14,
  textAlign: 'center',
  textDecoration: 'none',
  fontWeight: 700,
};

export const style = {
  paper: {
    margin: 0,
    padding: '32px 16px',
    background: light.paper,
    color: light.ink,
    fontFamily: face,
    fontSize: 16,
    lineHeight: 1.5,
  },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1 },
  brand: { margin: '0 0 16px', fontSize: 17, fontWeight: 700 },
  mark: { verticalAlign: 'middle', marginRight: 10, borderRadius: 6, border: 0 },
  card: {
    background: light.card,
    border: `1px solid ${light.line}`,
    borderRadius: 14,
    overflow: 'hidden',
  },
  picture: { display: 'block', width: '100%', height: 'auto', border: 0 },
  inside: { padding: '24px 28px 28px' },
  lead: { margin: '0 0 2px', overflowWrap: 'anywhere', color: light.muted },
  heading: { margin: '0 0 14px', fontSize: 26, lineHeight: 1.2, overflowWrap: 'anywhere' },
  quote: { margin: '0 0 14px', padding: '2px 0 2px 14px', borderLeft: `3px solid ${light.line}` },
  quoted: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  paragraph: { margin: '0 0 12px', overflowWrap: 'anywhere' },
  fact: { padding: '5px 0', verticalAlign: 'top', overflowWrap: 'anywhere' },
  label: { padding: '5px 16px 5px 0', verticalAlign: 'top', whiteSpace: 'nowrap', color: light.muted },
  longLabel: { fontSize: 14, color: light.muted },
  muted: { color: light.muted },
  link: { color: light.eucalypt },
  buttons: { margin: '20px 0 0' },
  left: { paddingRight: 6 },
  right: { paddingLeft: 6 },
  first: {
    ...button,
    background: light.eucalypt,
    border: `1px solid ${light.eucalypt}`,
    color: light.onEucalypt,
  },
  second: { ...button, border: `1px solid ${light.control}`, color: light.ink },
  note: { margin: '12px 0 0', fontSize: 14, color: light.muted },
  below: { margin: '16px 4px 0', color: light.muted, fontSize: 14 },
} satisfies Record<string, CSSProperties>;

export function Buttons({ actions }: { actions: MailAction[] }) {
  if (actions.length === 0) return null;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style.buttons}>
      <tbody>
        <tr>
          {actions.map(({ label, href }, index) => (
            <td
              key={href}
              width={`${100 / actions.length}%`}
              style={actions.length > 1 ? (index === 0 ? style.left : style.right) : undefined}
            >
              <a
                className={index === 0 ? 'first' : 'second'}
                href={href}
                style={index === 0 ? style.first : style.second}
              >
                {label}
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
