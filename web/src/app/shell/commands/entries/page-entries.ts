// What a user does with their page.
import {
  AtSign,
  BadgeX,
  CirclePlus,
  Columns2,
  Copy,
  ExternalLink,
  Eye,
  EyeOff,
  FileArchive,
  FileInput,
  FileJson,
  History,
  Images,
  MessageSquare,
  Palette,
  QrCode,
  Send,
  Share2,
  ShieldCheck,
  SquareCode,
  TextCursorInput,
} from 'lucide-react';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from '../messages/en.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { inShell, onScreen } from './make-entry.ts';

export function listPageActions({ user, liveUrl, pageId, isPageActive }: EntryContext): Entry[] {
  return [
    ...(pageId ? editing : []),
    {
      id: 'create',
      label: messages.createNewPage,
      group: 'page',
      icon: CirclePlus,
      target: { to: paths.studioNew },
    },
    ...(user.vys_url
      ? sharing(liveUrl)
      : [
          {
            id: 'choose-username',
            label: messages.chooseUsername,
            group: 'page' as const,
            icon: AtSign,
            keywords: keywordsOf('chooseUsername'),
            target: { to: paths.onboarding },
          },
        ]),
    ...(pageId ? [hiding(isPageActive), ...exporting] : []),
    onScreen(paths.pages, 'page.import', 'page', {
      label: messages.importPage,
      icon: FileInput,
      keywords: keywordsOf('importPage'),
    }),
    ...(user.tier === 'free'
      ? [
          {
            id: 'branding',
            label: messages.removeBranding,
            group: 'page' as const,
            icon: BadgeX,
            keywords: keywordsOf('removeBranding'),
            needs: 'branding' as const,
            isFoundOnly: true,
            target: { to: paths.billing },
          },
        ]
      : []),
  ];
}

const editing: readonly Entry[] = [
  onScreen(paths.studio, 'page.publish', 'page', {
    label: messages.publish,
    icon: Send,
    keywords: keywordsOf('publish'),
  }),
  onScreen(paths.studio, 'page.chat', 'page', {
    label: messages.describeChange,
    icon: MessageSquare,
    keywords: keywordsOf('describeChange'),
  }),
  onScreen(paths.studio, 'page.content', 'page', {
    label: messages.editContent,
    icon: TextCursorInput,
    keywords: keywordsOf('editContent'),
  }),
  onScreen(paths.studio, 'page.design', 'page', {
    label: messages.changeDesign,
    icon: Palette,
    keywords: keywordsOf('changeDesign'),
  }),
  onScreen(paths.studio, 'page.images', 'page', {
    label: messages.images,
    icon: Images,
    keywords: keywordsOf('images'),
  }),
  onScreen(paths.studio, 'page.history', 'page', {
    label: messages.history,
    icon: History,
    keywords: keywordsOf('history'),
  }),
  onScreen(paths.studio, 'page.check', 'page', {
    label: messages.check,
    icon: ShieldCheck,
    keywords: keywordsOf('check'),
  }),
  onScreen(paths.studio, 'page.code', 'page', {
    label: messages.editCode,
    icon: SquareCode,
    keywords: keywordsOf('editCode'),
    needs: 'code_editor',
  }),
  onScreen(paths.studio, 'page.preview', 'page', {
    label: messages.showPreview,
    icon: Eye,
    isFoundOnly: true,
  }),
  onScreen(paths.studio, 'page.split', 'page', {
    label: messages.showSplit,
    icon: Columns2,
    needs: 'code_editor',
    isFoundOnly: true,
  }),
];

const hiding = (isActive: boolean): Entry =>
  inShell('toggleActive', 'page', {
    label: isActive ? messages.hidePage : messages.showPage,
    icon: isActive ? EyeOff : Eye,
    keywords: keywordsOf('hidePage'),
  });

const sharing = (liveUrl: string | undefined): Entry[] => [
  inShell('share', 'page', {
    label: messages.shareProfile,
    icon: Share2,
    keywords: keywordsOf('shareProfile'),
    keys: ['G', 'S'],
  }),
  inShell('copyLink', 'page', {
    label: messages.copyLink,
    icon: Copy,
    keywords: keywordsOf('copyLink'),
  }),
  {
    id: 'customize-qr',
    label: messages.customizeQr,
    group: 'page',
    icon: QrCode,
    keywords: keywordsOf('customizeQr'),
    needs: 'qr_customization',
    target: { action: 'share' },
  },
  ...(liveUrl
    ? [
        {
          id: 'live',
          label: messages.viewLivePage,
          group: 'page' as const,
          icon: ExternalLink,
          keywords: keywordsOf('viewLivePage'),
          target: { href: liveUrl },
        },
      ]
    : []),
];

const exporting: readonly Entry[] = [
  onScreen(paths.pages, 'page.export-site', 'page', {
    label: messages.exportSite,
    icon: FileArchive,
    keywords: keywordsOf('exportSite'),
  }),
  onScreen(paths.pages, 'page.export-json', 'page', {
    label: messages.exportJson,
    icon: FileJson,
    keywords: keywordsOf('exportJson'),
  }),
];
