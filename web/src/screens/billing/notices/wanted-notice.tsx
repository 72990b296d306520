// Says which plans have what a person came for, and leads back to where it was missing.

import type { Tier } from '@vys/contract/plans';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { messages } from './messages/en.ts';
import { listPlansWithMore, type Wanted } from './wanted.ts';

const list = new Intl.ListFormat(interfaceLocale, { type: 'conjunction' });

export function WantedNotice({ wanted, tier }: { wanted: Wanted; tier: Tier }) {
  const { entitlement, from } = wanted;
  if (!entitlement) return null;
  const names = listPlansWithMore(entitlement, tier);
  const isUnlocked = names.length === 0;
  return (
    <Alert
      tone={isUnlocked ? 'success' : 'info'}
      title={
        isUnlocked
          ? messages.unlocked(entitlement.label)
          : messages.wantedIn(entitlement.label, list.format(names))
      }
      actions={
        from && (
          <Button asChild size="sm" variant="secondary">
            <Link to={from}>
              <ArrowLeft aria-hidden="true" />
              {messages.goBack}
            </Link>
          </Button>
        )
      }
    >
      {!isUnlocked && messages.wantedHint}
    </Alert>
  );
}
