// The avatar of the user, with a crown for paid tiers (starter is not one of them).

import type { User } from '@vys/contract/identity/accounts';
import { isPaid } from '@vys/contract/plans';
import { Crown } from 'lucide-react';
import { Avatar, type AvatarProps } from '#web/ui/content/avatar.tsx';
import { messages } from './messages/en.ts';

export function UserAvatar({ user, size = 'md' }: { user: User; size?: AvatarProps['size'] }) {
  return (
    <Avatar
      size={size}
      name={user.full_name || user.username}
      src={user.avatar_url}
      badge={isPaid(user.tier) ? <Crown role="img" aria-label={messages.paidPlan} /> : undefined}
    />
  );
}
