// The screens of operators, and what they do most.
import {
  BadgeDollarSign,
  ChartColumn,
  HeartPulse,
  ListTodo,
  MailWarning,
  MailX,
  Megaphone,
  ScrollText,
  ShieldAlert,
  ShieldUser,
  SquarePen,
  Users,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from '../messages/en.ts';
import type { Entry } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { onScreen, screen } from './make-entry.ts';

export const operatorEntries: readonly Entry[] = [
  screen(paths.moderation, messages.moderation, ShieldAlert, keywordsOf('moderation')),
  screen(paths.announcements, messages.announcements, Megaphone, keywordsOf('announcements')),
  screen(paths.dunning, messages.dunning, BadgeDollarSign, keywordsOf('dunning')),
  screen(paths.modelUsage, messages.modelUsage, ChartColumn, keywordsOf('modelUsage')),
  screen(paths.admin, messages.admin, ShieldUser, keywordsOf('admin')),
  screen(paths.adminUsers, messages.adminUsers, Users, keywordsOf('adminUsers')),
  screen(paths.adminJobs, messages.adminJobs, ListTodo, keywordsOf('adminJobs')),
  screen(paths.adminEmails, messages.adminEmails, MailWarning, keywordsOf('adminEmails')),
  screen(paths.adminLog, messages.adminLog, ScrollText, keywordsOf('adminLog')),
  screen(
    `${paths.admin}#health`,
    messages.adminHealth,
    HeartPulse,
    keywordsOf('adminHealth'),
    true,
  ),
  screen(
    `${paths.adminEmails}#suppressed`,
    messages.adminSuppressed,
    MailX,
    keywordsOf('adminSuppressed'),
    true,
  ),
  onScreen(paths.announcements, 'announcement.create', 'goTo', {
    label: messages.createAnnouncement,
    icon: SquarePen,
    keywords: keywordsOf('createAnnouncement'),
    isFoundOnly: true,
  }),
];
