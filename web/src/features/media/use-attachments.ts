// Images attached to the next message: uploaded as soon as they are chosen, or taken from the library.

import type { MediaAsset } from '@vys/contract/media';
import { useEffect, useRef, useState } from 'react';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { useUploadImage } from './library.ts';
import { messages } from './messages.ts';

export type Attachment = {
  id: string;
  name: string;
  /** Where its picture can be seen now. */
  picture: string;
  /** Its address for the page; empty while it is uploaded. */
  url: string;
};

export const UPLOAD_FAILED = 'Failed to upload images. Please try again.';

export const isImage = (file: File): boolean => file.type.startsWith('image/');

export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState('');
  const [isStorageFull, setStorageFull] = useState(false);
  /** Uploads that failed, for another try. */
  const [failedFiles, setFailedFiles] = useState<readonly File[]>([]);
  const { mutateAsync: upload } = useUploadImage();
  const pictures = useRef(new Set<string>());

  useEffect(() => {
    const urls = pictures.current;
    return () => urls.forEach((picture) => void URL.revokeObjectURL(picture));
  }, []);

  const drop = (id: string) =>
    setAttachments((now) => now.filter((attachment) => attachment.id !== id));

  async function addFile(file: File) {
    const id = crypto.randomUUID();
    const picture = URL.createObjectURL(file);
    pictures.current.add(picture);
    setAttachments((now) => [...now, { id, name: file.name, picture, url: '' }]);
    try {
      const { url } = await upload(file);
      setAttachments((now) =>
        now.map((attachment) => (attachment.id === id ? { ...attachment, url } : attachment)),
      );
    } catch (error) {
      drop(id);
      const reason = isApiError(error) && error.hasResponse ? ` ${getErrorMessage(error)}` : '';
      setProblem(UPLOAD_FAILED + reason);
      setFailedFiles((now) => [...now, file]);
      setStorageFull(isApiError(error) && error.code === 'media.storage_full');
    }
  }

  function dismissProblem() {
    setProblem('');
    setFailedFiles([]);
  }

  function addFiles(files: readonly File[]) {
    dismissProblem();
    const images = files.filter(isImage);
    if (images.length < files.length) setProblem(messages.onlyImages);
    setStorageFull(false);
    for (const file of images) void addFile(file);
  }

  return {
    attachments,
    /** The alert to show, or nothing. */
    problem,
    /** The problem is one of space, which a higher plan has. */
    isStorageFull: problem !== '' && isStorageFull,
    isUploading: attachments.some(({ url }) => url === ''),
    addFiles,
    dismissProblem,
    /** Uploads again what failed; undefined when nothing did. */
    retry: failedFiles.length > 0 ? () => addFiles(failedFiles) : undefined,
    addAsset({ id, filename, thumbnail_url, url }: MediaAsset) {
      dismissProblem();
      const attachment = { id, name: filename, picture: thumbnail_url, url };
      setAttachments((now) =>
        now.some((other) => other.url === url) ? now : [...now, attachment],
      );
    },
    remove: drop,
    clear() {
      setAttachments([]);
      dismissProblem();
    },
  };
}

export type AttachmentControls = ReturnType<typeof useAttachments>;
