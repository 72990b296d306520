// The button that emails the confirmation link once more and, while developing, the way to the email.

import { useClientConfig } from '#web/lib/api/client-config.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { useSendVerification } from './verification.ts';

type Props = Pick<ButtonProps, 'variant' | 'size'> & { email: string };

export function ResendLinkButton({ email, variant = 'secondary', size = 'sm' }: Props) {
  const hasDevInbox = useClientConfig()?.has_dev_inbox;
  const { mutate, isPending } = useSendVerification();
  const send = () =>
    mutate(undefined, { onSuccess: () => toast.success(messages.linkSentTo(email)) });
  return (
    <>
      <Button variant={variant} size={size} loading={isPending} onClick={send}>
        {messages.resendLink}
      </Button>
      {hasDevInbox && (
        <Button asChild variant="link" size={size}>
          <a href={paths.devInbox}>{messages.openInbox}</a>
        </Button>
      )}
    </>
  );
}
