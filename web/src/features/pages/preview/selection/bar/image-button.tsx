// The selected image: another one from the library, and its alt text.
import { setImage } from '@vys/compiler/page-elements/element-operations';
import type { PageElement } from '@vys/compiler/page-elements/page-element';
import { ImagePlus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { messages } from '../messages/en.ts';
import type { SelectionControls } from '../use-selection.ts';
import { PopoverAction } from './popover-action.tsx';

export type ImageButtonProps = { element: PageElement; selection: SelectionControls };

export function ImageButton({ element, selection }: ImageButtonProps) {
  const { apply, props } = selection;
  const { image } = element;
  function chooseImage() {
    props?.onChooseImage((chosen) => {
      // Another image shows something else, but stands in the same place.
      void apply(setImage(element, { ...image?.value, ...chosen }));
    });
  }
  return (
    <PopoverAction label={messages.changeImage} icon={ImagePlus}>
      {(close) => (
        <ImageForm
          element={element}
          apply={apply}
          onChoose={() => {
            close();
            chooseImage();
          }}
          onDone={close}
        />
      )}
    </PopoverAction>
  );
}

type ImageFormProps = {
  element: PageElement;
  apply: SelectionControls['apply'];
  onChoose: () => void;
  onDone: () => void;
};

function ImageForm({ element, apply, onChoose, onDone }: ImageFormProps) {
  const image = element.image?.value;
  const { register, handleSubmit } = useForm({ defaultValues: { alt: image?.alt ?? '' } });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={handleSubmit(async ({ alt }) => {
        onDone();
        if (image && alt.trim() !== image.alt) {
          await apply(setImage(element, { ...image, alt: alt.trim() }));
        }
      })}
    >
      <Button variant="secondary" size="sm" className="self-start" onClick={onChoose}>
        <ImagePlus aria-hidden="true" />
        {image ? messages.chooseOtherImage : messages.chooseImage}
      </Button>
      {image && (
        <>
          <Field label={messages.altText} hint={messages.altTextHint}>
            <Input maxLength={300} autoComplete="off" {...register('alt')} />
          </Field>
          <Button type="submit" size="sm" className="self-start">
            {messages.apply}
          </Button>
        </>
      )}
    </form>
  );
}
