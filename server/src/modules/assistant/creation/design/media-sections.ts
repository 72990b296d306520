// Players and pictures for addresses that can be shown on the page itself.
import type { PageSection } from '@vys/contract/page-model/sections';
import type { Brief } from '../brief.ts';
import type { NewId } from './ids.ts';

const TRACK =
  /^https?:\/\/(?:open\.spotify\.com\/(?:intl-\w+\/)?(?:track|album|playlist|artist|show|episode)\/\w|music\.apple\.com\/.+|podcasts\.apple\.com\/.+|(?:www\.|on\.)?soundcloud\.com\/[^/]+|[\w-]+\.bandcamp\.com\/?|www\.deezer\.com\/.+\/\d|tidal\.com\/.*(?:track|album)\/\d|www\.mixcloud\.com\/[^/]+\/[^/]+)/i;
const VIDEO =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/|playlist\?|embed\/)|youtu\.be\/\w|(?:www\.|player\.)?vimeo\.com\/(?:video\/)?\d|(?:www\.)?twitch\.tv\/videos\/\d|(?:www\.)?tiktok\.com\/@[^/]+\/video\/\d)/i;
const MOST_IMAGES = 60;

export function mediaSections({ links, images, name }: Brief, newId: NewId): PageSection[] {
  const urls = links.flatMap(({ url }) => url ?? []);
  const tracks = urls.filter((url) => TRACK.test(url));
  const videos = urls.filter((url) => VIDEO.test(url));
  const sections: PageSection[] = [];
  if (tracks.length > 0)
    sections.push({
      kind: 'music',
      id: newId('music'),
      hidden: false,
      items: tracks.map((url) => ({ id: newId('track'), url })),
    });
  if (videos.length > 0)
    sections.push({
      kind: 'video',
      id: newId('video'),
      hidden: false,
      items: videos.map((url) => ({ id: newId('clip'), url })),
    });
  if (images.length > 0)
    sections.push({
      kind: 'gallery',
      id: newId('gallery'),
      hidden: false,
      items: images
        .slice(0, MOST_IMAGES)
        .map((url) => ({ id: newId('photo'), image: { url, alt: name } })),
    });
  return sections;
}
