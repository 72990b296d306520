// A dialog that needs nothing but the password to go on.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { DialogClose, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { ChangeProblem, CurrentPasswordField } from './current-password-field.tsx';

type Props = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  isPending: boolean;
  error: unknown;
  onConfirm: (password: string) => void;
  /** To be read before. */
  children?: ReactNode;
};

export function PasswordDialogContent(props: Props) {
  const { title, description, confirmLabel, tone = 'primary', isPending, error, onConfirm } = props;
  const form = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !isPending) onConfirm(password);
  }

  return (
    <DialogContent
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={form} variant={tone} loading={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {props.children}
        <ChangeProblem error={error} />
        <CurrentPasswordField
          value={password}
          onChange={setPassword}
          isMissing={isMissing && password === ''}
          error={error}
        />
      </form>
    </DialogContent>
  );
}
