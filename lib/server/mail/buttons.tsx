import 'server-only';
import type { MailAction } from './content';
import { style } from './look';

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
