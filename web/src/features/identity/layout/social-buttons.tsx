// Sign-in with Google and GitHub: announced, not there yet, and they say so.

import { Button } from '#web/ui/actions/button.tsx';
import { Separator } from '#web/ui/content/separator.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { messages } from './messages/en.ts';
import { GitHubMark, GoogleMark } from './provider-marks.tsx';

const providers = [
  { name: 'Google', Mark: GoogleMark },
  { name: 'GitHub', Mark: GitHubMark },
];

export function SocialButtons({ message }: { message: string }) {
  return (
    <>
      <Separator className="my-6">{messages.or}</Separator>
      <div className="grid grid-cols-2 gap-3">
        {providers.map(({ name, Mark }) => (
          <Button key={name} variant="secondary" onClick={() => toast.info(message)}>
            <Mark />
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
