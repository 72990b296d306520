// What a call can fail with: status, and the code with its sentence.
import type { OperationError } from '@vys/contract/api-docs/operations';
import { englishText } from '#web/lib/language/english-text.ts';
import { messages } from '../messages/en.ts';
import { Scrolling } from './scrolling.tsx';

const cell = 'px-3 py-2.5 align-baseline first:pl-4 last:pr-4';

export function ErrorTable({ errors }: { errors: readonly OperationError[] }) {
  return (
    <Scrolling label={messages.possibleErrors}>
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-raised text-muted text-xs">
          <tr>
            <th scope="col" className={`${cell} w-16`}>
              {messages.status}
            </th>
            <th scope="col" className={cell}>
              {messages.code}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {errors.map(({ status, code, message }) => (
            <tr key={`${status} ${code}`}>
              <td className={`${cell} text-muted tabular-nums`}>{status}</td>
              <th scope="row" className={`${cell} font-normal`}>
                <code className="block font-mono text-fg text-xs [overflow-wrap:anywhere]">
                  {code}
                </code>{' '}
                <span lang={englishText} className="mt-0.5 block text-muted">
                  {message}
                </span>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
