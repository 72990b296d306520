// What a user does with their page.
import {
  AlignLeft,
  AtSign,
  BadgeX,
  CirclePlus,
  Columns2,
  Contact,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileArchive,
  FileInput,
  FileJson,
  History,
  Images,
  Inbox,
  MessageSquare,
  Monitor,
  MousePointerClick,
  Nfc,
  Palette,
  QrCode,
  RotateCw,
  Send,
  Share2,
  ShieldCheck,
  Signature,
  Smartphone,
  SquareCode,
  Tablet,
  TextCursorInput,
  Trash2,
} from 'lucide-react';
import type { QrFormat } from '#web/features/accounts/sharing/qr/qr-files.ts';
import type { ScreenCommandId } from '#web/lib/commands/command-ids.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { messages } from '../messages/en.ts';
import type { Entry, EntryContext } from './entry.ts';
import { keywordsOf } from './keywords.ts';
import { type Details, inShell, named, onScreen } from './make-entry.ts';

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
    ...(pageId ? [hiding(isPageActive), ...taking] : []),
    onPages('page.import', named('importPage', FileInput)),
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

const inStudio = (command: ScreenCommandId, details: Details): Entry =>
  onScreen(paths.studio, command, 'page', details);
const onPages = (command: ScreenCommandId, details: Details): Entry =>
  onScreen(paths.pages, command, 'page', details);

const editing: readonly Entry[] = [
  inStudio('page.publish', named('publish', Send)),
  inStudio('page.chat', named('describeChange', MessageSquare)),
  inStudio('page.content', named('editContent', TextCursorInput)),
  inStudio('page.design', named('changeDesign', Palette)),
  inStudio('page.images', named('images', Images)),
  inStudio('page.history', named('history', History)),
  inStudio('page.check', named('check', ShieldCheck)),
  inStudio('page.code', { ...named('editCode', SquareCode), needs: 'code_editor' }),
  inStudio('page.preview', {
    label: messages.showPreview,
    icon: Eye,
    isFoundOnly: true,
  }),
  inStudio('page.split', {
    label: messages.showSplit,
    icon: Columns2,
    needs: 'code_editor',
    isFoundOnly: true,
  }),
  inStudio('page.format', {
    ...named('formatCode', AlignLeft),
    needs: 'code_editor',
    isFoundOnly: true,
  }),
  inStudio('page.mobile', { ...named('previewOnPhone', Smartphone), isFoundOnly: true }),
  inStudio('page.tablet', { ...named('previewOnTablet', Tablet), isFoundOnly: true }),
  inStudio('page.desktop', { ...named('previewOnDesktop', Monitor), isFoundOnly: true }),
  inStudio('page.refresh', { ...named('refreshPreview', RotateCw), isFoundOnly: true }),
  inStudio('page.select', { ...named('selectToEdit', MousePointerClick), isFoundOnly: true }),
];

const hiding = (isActive: boolean): Entry =>
  inShell('toggleActive', 'page', {
    label: isActive ? messages.hidePage : messages.showPage,
    icon: isActive ? EyeOff : Eye,
    keywords: keywordsOf('hidePage'),
  });

const qrDownloads: readonly Entry[] = (['png', 'png-large', 'svg', 'pdf'] satisfies QrFormat[]).map(
  (format) =>
    inShell(`qr.${format}`, 'page', {
      label: messages.downloadQr[format],
      icon: Download,
      keywords: keywordsOf('downloadQr'),
      isFoundOnly: true,
    }),
);

const sharing = (liveUrl: string | undefined): Entry[] => [
  inShell('share', 'page', { ...named('shareProfile', Share2), keys: ['G', 'S'] }),
  inShell('copyLink', 'page', named('copyLink', Copy)),
  {
    id: 'customize-qr',
    label: messages.customizeQr,
    group: 'page',
    icon: QrCode,
    keywords: keywordsOf('customizeQr'),
    needs: 'qr_customization',
    target: { action: 'share' },
  },
  ...qrDownloads,
  inShell('copySignature', 'page', { ...named('copySignature', Signature), isFoundOnly: true }),
  inShell('contactCard', 'page', { ...named('downloadContactCard', Contact), isFoundOnly: true }),
  inShell('copyNfcLink', 'page', { ...named('copyNfcLink', Nfc), isFoundOnly: true }),
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

/** Taking the page with you, or away. */
const taking: readonly Entry[] = [
  onPages('page.export-site', named('exportSite', FileArchive)),
  onPages('page.export-json', named('exportJson', FileJson)),
  onPages('messages.export', { ...named('exportMessages', Inbox), isFoundOnly: true }),
  onPages('page.delete', named('deletePage', Trash2)),
];
