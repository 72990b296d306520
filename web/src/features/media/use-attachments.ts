// Images attached to the next message: uploaded as soon as they are chosen, or taken from the library.

import type { MediaAsset } from '@vys/contract/media';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';
import { useUploadImage } from './library.ts';
import { messages } from './messages/en.ts';

export type Attachment = {
  id: string;
  name: string;
  /** Where its picture can be seen now. */
  picture: string;
  /** Its address for the page; empty while it is uploaded. */
  url: string;
};

export const isImage = (file: File): boolean => file.type.startsWith('image/');

export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const { problem, isStorageFull, failedFiles, report, dismissProblem } = useProblem();
  const { mutateAsync: upload } = useUploadImage();
  const pictures = useRef(new Set<string>());

  useRevoked(pictures);

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
      report(error, file);
    }
  }

  function addFiles(files: readonly File[]) {
    dismissProblem();
    const images = files.filter(isImage);
    if (images.length < files.length) report(messages.onlyImages);
    for (const file of images) void addFile(file);
  }

  return {
    attachments,
    /** The alert to show, or nothing. */
    problem,
    /** The problem is one of space, which a higher plan has. */
    isStorageFull,
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

/** Why images were not attached, until it is dismissed. */
function useProblem() {
  const [problem, setProblem] = useState('');
  const [isStorageFull, setStorageFull] = useState(false);
  /** Uploads that failed, for another try. */
  const [failedFiles, setFailedFiles] = useState<readonly File[]>([]);
  return {
    problem,
    isStorageFull,
    failedFiles,
    /** `cause`: in words for people, or what an upload failed with. */
    report(cause: unknown, file?: File) {
      const hasReason = isApiError(cause) && cause.hasResponse;
      const reason = hasReason ? ` ${getErrorMessage(cause)}` : '';
      setProblem(typeof cause === 'string' ? cause : messages.uploadFailed + reason);
      setStorageFull(isApiError(cause) && cause.code === 'media.storage_full');
      if (file) setFailedFiles((now) => [...now, file]);
    },
    dismissProblem() {
      setProblem('');
      setStorageFull(false);
      setFailedFiles([]);
    },
  };
}

/** What was shown takes no memory once it is gone. */
function useRevoked(pictures: RefObject<ReadonlySet<string>>) {
  useEffect(() => {
    const urls = pictures.current;
    return () => urls.forEach((picture) => void URL.revokeObjectURL(picture));
  }, [pictures]);
}

export type AttachmentControls = ReturnType<typeof useAttachments>;
