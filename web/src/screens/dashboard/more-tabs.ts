// The tabs that do not show first, in one chunk.
export { ActivityTab } from './activity-tab.tsx';
export { UsageTab } from './usage-tab.tsx';
