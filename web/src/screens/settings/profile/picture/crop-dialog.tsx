// Chooses the square of an image that becomes the picture: by dragging it, or with sliders.
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, DialogContent } from '#web/ui/overlays/dialog.tsx';
import { messages } from '../messages/en.ts';
import { type Crop, centered, cropSquare, dragCrop, MOST_ZOOM } from './crop.ts';

/** Pixels of the side of what is uploaded. */
const PICTURE_SIDE = 512;
const SHOWN_SIDE = 240;

type Props = {
  image: ImageBitmap;
  isSaving: boolean;
  problem: string | undefined;
  onCancel: () => void;
  onChoose: (picture: Blob) => void;
};

export function CropDialog({ image, isSaving, problem, onCancel, onChoose }: Props) {
  const [crop, setCrop] = useState(centered);
  const change = (more: Partial<Crop>) => setCrop((now) => ({ ...now, ...more }));
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        title={messages.cropTitle}
        description={messages.cropHint}
        footer={
          <>
            <Button variant="ghost" onClick={onCancel} disabled={isSaving}>
              {messages.cancel}
            </Button>
            <Button loading={isSaving} onClick={() => void cut(image, crop).then(onChoose)}>
              {messages.usePicture}
            </Button>
          </>
        }
      >
        <div className="flex flex-col items-center gap-5">
          <Preview
            image={image}
            crop={crop}
            onDrag={(right, down) => setCrop((now) => dragCrop(image, now, right, down))}
          />
          <div className="grid w-full max-w-xs gap-3">
            <Slider
              label={messages.zoom}
              value={(crop.zoom - 1) / (MOST_ZOOM - 1)}
              onChange={(part) => change({ zoom: 1 + part * (MOST_ZOOM - 1) })}
            />
            <Slider label={messages.leftRight} value={crop.x} onChange={(x) => change({ x })} />
            <Slider label={messages.upDown} value={crop.y} onChange={(y) => change({ y })} />
          </div>
          {problem && (
            <p role="alert" className="text-danger-text text-sm">
              {problem}
            </p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

type PreviewProps = {
  image: ImageBitmap;
  crop: Crop;
  /** In parts of the shown side. */
  onDrag: (right: number, down: number) => void;
};

function Preview({ image, crop, onDrag }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop);
  }, [image, crop]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={messages.picturePreview}
      width={SHOWN_SIDE * 2}
      height={SHOWN_SIDE * 2}
      style={{ width: SHOWN_SIDE, height: SHOWN_SIDE }}
      className="cursor-move touch-none rounded-full ring-1 ring-line-strong"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={({ buttons, movementX, movementY }) => {
        if (buttons === 1) onDrag(movementX / SHOWN_SIDE, movementY / SHOWN_SIDE);
      }}
    />
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="text-fg text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-6 w-full accent-accent pointer-coarse:h-11"
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = cropSquare(image, crop);
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  pen?.clearRect(0, 0, width, height);
  pen?.drawImage(image, left, top, side, side, 0, 0, width, height);
}

function cut(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  draw(canvas, image, crop);
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error(messages.pictureUnreadable))),
      'image/png',
    );
  });
}
