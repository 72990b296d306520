// Stands on every screen of payment where no real money moves.
import { FlaskConical } from 'lucide-react';
import { Badge } from '#web/ui/content/badge.tsx';
import { messages } from './messages/en.ts';

export function SandboxBadge() {
  return (
    <Badge tone="warning" title={messages.sandboxHint}>
      <FlaskConical aria-hidden="true" />
      {messages.sandbox}
    </Badge>
  );
}
