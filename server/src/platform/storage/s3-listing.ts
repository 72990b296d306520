// Which objects a bucket has below the prefix of FILES_URL (ListObjectsV2).
import type { S3Store } from './files-url.ts';
import { createS3, S3Error } from './s3-request.ts';

export async function* listS3Keys(store: S3Store): AsyncGenerator<string> {
  const s3 = createS3(store);
  const prefix = store.prefix === '' ? '' : `${store.prefix}/`;
  let token: string | undefined;
  do {
    const query: Record<string, string> = {
      'list-type': '2',
      'encoding-type': 'url',
      ...(prefix === '' ? {} : { prefix }),
      ...(token === undefined ? {} : { 'continuation-token': token }),
    };
    const response = await s3({ method: 'GET', key: null, query });
    const xml = response?.body.toString() ?? '';
    if (!xml.includes('<ListBucketResult')) {
      throw new S3Error('The file store did not list the bucket.', 'List', false);
    }
    for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) {
      const name = decodeURIComponent(key.replaceAll('+', ' ')).slice(prefix.length);
      // Some consoles make an object for the folder itself.
      if (name !== '' && !name.endsWith('/')) yield name;
    }
    token = unescapeXml(/<NextContinuationToken>([^<]*)</.exec(xml)?.[1]);
  } while (token !== undefined);
}

function unescapeXml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
