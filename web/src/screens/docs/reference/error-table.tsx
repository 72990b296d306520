// What a call can fail with: status, code and sentence.
import type { OperationError } from '@vys/contract/api-docs/operations';
import { englishText } from '#web/lib/language/english-text.ts';
import { messages } from '../messages/en.ts';
import { Scrolling } from './scrolling.tsx';

const cell = 'px-3 py-2 align-baseline first:pl-4 last:pr-4';

export function ErrorTable({ errors }: { errors: readonly OperationError[] }) {
  return (
    <Scrolling label={messages.possibleErrors}>
      <table className="w-full min-w-120 text-left text-sm">
        <thead className="border-line border-b bg-raised text-muted text-xs">
          <tr>
            <th scope="col" className={cell}>
              {messages.status}
            </th>
            <th scope="col" className={cell}>
              {messages.code}
            </th>
            <th scope="col" className={cell}>
              {messages.meaning}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {errors.map(({ status, code, message }) => (
            <tr key={`${status} ${code}`}>
              <td className={`${cell} text-muted tabular-nums`}>{status}</td>
              <th scope="row" className={`${cell} font-normal`}>
                <code className="font-mono text-fg text-xs">{code}</code>
              </th>
              <td lang={englishText} className={`${cell} text-muted`}>
                {message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
