// Which frames the client takes: all that the contract describes, and nothing that would break a screen.
import { liveMessageSchema } from '@vys/contract/notifications/live';
import { describe, expect, it } from 'vitest';
import { readFrame } from './read-frame.ts';

const notification = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'page_published',
  title: 'Page published',
  message: '',
  read: false,
  created_at: '2026-03-01T10:00:00.000Z',
  action_url: null,
};
const changes = { notifications: [notification], archived_ids: [notification.id], unread_count: 1 };

describe('a frame', () => {
  it.each([
    { type: 'ready', data: { expires_at: '2026-03-01T10:05:00.000Z' } },
    { type: 'notification', data: notification, position: 4 },
    { type: 'notification', data: notification },
    { type: 'feed_changes', data: changes, position: 5 },
    { type: 'feed_reset', position: 6 },
    { type: 'changed', data: { topics: ['stats', 'page', 'profile', 'forms'] } },
  ])('of type $type is taken as it is', (message) => {
    expect(liveMessageSchema.safeParse(message).success).toBe(true);
    expect(readFrame(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    null,
    7,
    [],
    {},
    { type: 'constructor' },
    { type: 'ready' },
    { type: 'ready', data: { expires_at: 'soon' } },
    { type: 'notification', data: { ...notification, title: 3 } },
    { type: 'feed_changes', data: { ...changes, notifications: [{}] }, position: 5 },
    { type: 'feed_changes', data: { ...changes, unread_count: '1' }, position: 5 },
    { type: 'changed', data: { topics: 'stats' } },
    { type: 'changed', data: null },
  ])('that is %j is left', (message) => {
    expect(liveMessageSchema.safeParse(message).success).toBe(false);
    expect(readFrame(JSON.stringify(message))).toBeUndefined();
  });

  it.each(['', 'hello', '{"type":', new ArrayBuffer(3)])('that is no JSON is left', (frame) => {
    expect(readFrame(frame)).toBeUndefined();
  });
});
