// A picture: from the library or from this device, with its description for people who can't see it.
import type { Image } from '@vys/contract/page-model/values';
import { ImageIcon, Images, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { getErrorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { fieldText, messages } from '../messages/en.ts';
import { findProblem } from '../schema/field-problem.ts';
import { type FieldProps, useFormSurroundings } from './field-props.ts';
import { useEditedValue } from './use-edited-value.ts';

export function ImageField({ owner, field, value, onChange }: FieldProps<Image>) {
  const { label } = fieldText(owner, field.name);
  const [image, setImage, markSent] = useEditedValue<Image | undefined>(value);
  const { replace, upload, problem, isUploading } = useImageSources((url) =>
    change({ alt: '', ...image, url }),
  );

  function change(next: Image | undefined) {
    setImage(next);
    if (findProblem(field, next) !== undefined) return;
    markSent(next);
    onChange(next);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-md border border-line px-3.5 pt-2 pb-3.5">
      <legend className="px-1 font-medium text-fg text-sm">{label}</legend>
      <div className="flex items-center gap-3">
        <Thumbnail url={image?.url} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <Button variant="secondary" size="sm" onClick={replace}>
            <Images aria-hidden="true" />
            {image ? messages.replacePicture : messages.choosePicture}
          </Button>
          <UploadButton onFile={upload} isUploading={isUploading} />
          {image && !field.isRequired && (
            <IconButton
              label={messages.removePicture}
              size="sm"
              className="ml-auto"
              onClick={() => change(undefined)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-danger-text text-xs">
          {problem}
        </p>
      )}
      {image && <ImageTexts image={image} onChange={change} />}
    </fieldset>
  );
}

function ImageTexts({ image, onChange }: { image: Image; onChange: (image: Image) => void }) {
  const { caption = '', ...rest } = image;
  return (
    <>
      <Field label={messages.pictureAlt} hint={messages.pictureAltHint}>
        <Input
          dir="auto"
          maxLength={300}
          value={image.alt}
          onChange={({ target }) => onChange({ ...image, alt: target.value })}
        />
      </Field>
      <Field label={messages.pictureCaption}>
        <Input
          dir="auto"
          maxLength={200}
          value={caption}
          onChange={({ target }) =>
            onChange(target.value.trim() === '' ? rest : { ...rest, caption: target.value })
          }
        />
      </Field>
    </>
  );
}

function Thumbnail({ url }: { url: string | undefined }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md border border-line-strong bg-inset text-subtle">
      <Picture url={url} fallback={<ImageIcon aria-hidden="true" className="size-5" />} />
    </span>
  );
}

/** Small and without words. What stands for it where there is none, or none that can be loaded. */
export function Picture({ url, fallback }: { url: string | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return fallback;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      className="size-full object-cover"
      onError={() => setBroken(url)}
    />
  );
}

export function UploadButton(props: { onFile: (file: File) => void; isUploading: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        loading={props.isUploading}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {props.isUploading ? messages.uploadingPicture : messages.uploadPicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.uploadPicture}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) props.onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** Ways to an address of an image. */
export function useImageSources(onUrl: (url: string) => void) {
  const { chooseImage, uploadImage } = useFormSurroundings();
  const [problem, setProblem] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function upload(file: File) {
    setProblem(undefined);
    setUploading(true);
    try {
      onUrl(await uploadImage(file));
    } catch (error) {
      setProblem(getErrorMessage(error));
    } finally {
      setUploading(false);
    }
  }

  return { replace: () => chooseImage(onUrl), upload, problem, isUploading };
}
