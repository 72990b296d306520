// The way from a limit to the plans, and back to where it was met.
import type { EntitlementKey } from '@vys/contract/billing/entitlements';
import { useLocation } from 'react-router';
import { paths } from './paths.ts';

export function useUpgradePath(wanted: EntitlementKey): string {
  const { pathname, search } = useLocation();
  return paths.upgrade(wanted, pathname + search);
}
