// What a user does with their page.
import {
  AtSign,
  BadgeX,
  CirclePlus,
  Copy,
  ExternalLink,
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
import type { Entry, EntryContext } from './entry.ts';
import { inShell, onScreen } from './make-entry.ts';
import { messages } from './messages/en.ts';

export function listPageActions({ user, liveUrl, pageId }: EntryContext): Entry[] {
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
            keywords: ['link', 'address', 'name'],
            target: { to: paths.onboarding },
          },
        ]),
    ...(pageId ? exporting : []),
    onScreen(paths.pages, 'page.import', 'page', {
      label: messages.importPage,
      icon: FileInput,
      keywords: ['linktree', 'move', 'bring'],
    }),
    ...(user.tier === 'free'
      ? [
          {
            id: 'branding',
            label: messages.removeBranding,
            group: 'page' as const,
            icon: BadgeX,
            keywords: ['footer', 'made with vys'],
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
    keywords: ['go live', 'put online'],
  }),
  onScreen(paths.studio, 'page.chat', 'page', {
    label: messages.describeChange,
    icon: MessageSquare,
    keywords: ['ai', 'assistant', 'chat'],
  }),
  onScreen(paths.studio, 'page.content', 'page', {
    label: messages.editContent,
    icon: TextCursorInput,
    keywords: ['links', 'sections', 'text', 'add link'],
  }),
  onScreen(paths.studio, 'page.design', 'page', {
    label: messages.changeDesign,
    icon: Palette,
    keywords: ['colors', 'fonts', 'background', 'theme', 'look'],
  }),
  onScreen(paths.studio, 'page.images', 'page', {
    label: messages.images,
    icon: Images,
    keywords: ['photos', 'upload', 'media', 'pictures'],
  }),
  onScreen(paths.studio, 'page.history', 'page', {
    label: messages.history,
    icon: History,
    keywords: ['versions', 'restore', 'revert'],
  }),
  onScreen(paths.studio, 'page.check', 'page', {
    label: messages.check,
    icon: ShieldCheck,
    keywords: ['publish checks', 'problems', 'issues'],
  }),
  onScreen(paths.studio, 'page.code', 'page', {
    label: messages.editCode,
    icon: SquareCode,
    keywords: ['jsx', 'css', 'source'],
    needs: 'code_editor',
  }),
];

const sharing = (liveUrl: string | undefined): Entry[] => [
  inShell('share', 'page', {
    label: messages.shareProfile,
    icon: Share2,
    keywords: ['qr code', 'link', 'post', 'instagram bio', 'email signature', 'contact card'],
    keys: ['G', 'S'],
  }),
  inShell('copyLink', 'page', {
    label: messages.copyLink,
    icon: Copy,
    keywords: ['address', 'url', 'share'],
  }),
  {
    id: 'customize-qr',
    label: messages.customizeQr,
    group: 'page',
    icon: QrCode,
    keywords: ['colors', 'logo'],
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
          keywords: ['public', 'open', 'visit'],
          target: { href: liveUrl },
        },
      ]
    : []),
];

const exporting: readonly Entry[] = [
  onScreen(paths.pages, 'page.export-site', 'page', {
    label: messages.exportSite,
    icon: FileArchive,
    keywords: ['export', 'backup', 'html', 'zip'],
  }),
  onScreen(paths.pages, 'page.export-json', 'page', {
    label: messages.exportJson,
    icon: FileJson,
    keywords: ['export', 'backup', 'json'],
  }),
];
