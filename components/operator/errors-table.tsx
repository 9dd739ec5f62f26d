import type { ServerError } from '@/lib/operator/figures/schema';
import { Card, CardHeader } from '../ui/card';
import { LocalTime } from '../ui/local-time';

export const ErrorsTable = ({ errors }: { errors: ServerError[] }) => (
  <Card as="section" aria-labelledby="errors">
    <CardHeader title="Errors" titleId="errors" />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard. */}
    <div tabIndex={0} className="max-h-80 overflow-auto">
      <table className="figures errors">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Request</th>
            <th scope="col">Status</th>
            <th scope="col">Error</th>
            <th scope="col">Request’s id, as in the log</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ at, request_id, method, route, status, fault }) => (
            <tr key={request_id}>
              <td>
                <LocalTime at={at} />
              </td>
              <td>
                {method} {route}
              </td>
              <td>{status}</td>
              <td>{fault}</td>
              <td>
                <code>{request_id}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);
