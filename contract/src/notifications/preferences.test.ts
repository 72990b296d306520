// The types of notifications, their groups and the presets.
import { describe, expect, it } from 'vitest';
import {
  feedCategories,
  findFeedCategory,
  isCritical,
  notificationTypes,
  preferenceCategories,
} from './notification-types.ts';
import {
  applyPreset,
  defaultPreferences,
  type PresetName,
  preferencesInputSchema,
} from './preferences.ts';

describe('the groups', () => {
  it('NOTIF-2 every type is in one category of the feed', () => {
    expect(Object.values(feedCategories).flat().sort()).toEqual([...notificationTypes].sort());
    expect(feedCategories.page_updates).toEqual(['page_created', 'page_updated', 'page_published']);
    expect(findFeedCategory('page_view_milestone')).toBe('analytics');
    expect(findFeedCategory('security_alert')).toBe('security');
  });

  it('NOTIF-4 NOTIF-5 NOTIF-6 NOTIF-7 the preferences have four categories, of which one is critical', () => {
    expect(preferenceCategories).toEqual({
      pages: ['page_created', 'page_updated', 'page_published', 'page_view_milestone'],
      ai: ['ai_generation_started', 'ai_generation_completed'],
      engagement: ['comment_received'],
      system: ['system_update', 'maintenance_scheduled', 'security_alert'],
    });
    expect(notificationTypes.filter(isCritical)).toEqual(preferenceCategories.system);
  });
});

describe('a preset', () => {
  const quietMethods = { ...defaultPreferences, email_notifications: false };
  const typesOn = (preset: PresetName) => {
    const { notification_types: types } = applyPreset(preset, quietMethods);
    expect(Object.keys(types).sort()).toEqual([...notificationTypes].sort());
    return notificationTypes.filter((type) => types[type]);
  };
  const { pages, ai, engagement, system } = preferenceCategories;

  it('NOTIF-8 NOTIF-9 `quiet` switches on the system category only', () => {
    expect(typesOn('quiet')).toEqual(system);
  });

  it('NOTIF-8 NOTIF-10 `essential` switches on pages and system', () => {
    expect(typesOn('essential')).toEqual([...pages, ...system]);
  });

  it('NOTIF-11 NOTIF-12 `active` switches on all categories, `all` the delivery methods too', () => {
    const everything = [...pages, ...ai, ...engagement, ...system];
    for (const preset of ['active', 'all'] as const) {
      expect(typesOn(preset).sort()).toEqual(everything.sort());
    }
    const methods = (preset: PresetName) => {
      const { email_notifications, push_notifications, in_app_notifications } = applyPreset(
        preset,
        quietMethods,
      );
      return [email_notifications, push_notifications, in_app_notifications];
    };
    expect(methods('active')).toEqual([false, false, true]);
    expect(methods('all')).toEqual([true, true, true]);
  });

  it('gives preferences that can be saved', () => {
    for (const preset of ['quiet', 'essential', 'active', 'all'] as const) {
      const applied = applyPreset(preset, defaultPreferences);
      expect(preferencesInputSchema.parse(applied)).toEqual(applied);
    }
  });
});
