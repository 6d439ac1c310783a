import { type ComponentProps, type PointerEvent, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { pulled, type SquareCrop, squareOf } from './crop-square.ts';

export interface ImageCropperLabels {
  /** Alternative text: "Your picture". */
  picture: string;
  /** Name of the zoom slider. */
  zoom: string;
  /** Name of the slider between left and right. */
  across: string;
  /** Name of the slider between top and bottom. */
  down: string;
}

export interface ImageCropperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the picture, such as an object URL. */
  src: string;
  /** The square that is cropped to. */
  crop: SquareCrop;
  /** Called during a drag or a move of a slider. */
  onCropChange: (crop: SquareCrop) => void;
  /** All texts. */
  labels: ImageCropperLabels;
  /** Called when the browser cannot decode the file. */
  onUnreadable?: () => void;
}

/** Largest zoom: a face in a photograph of a whole person. */
const maxZoom = 4;

/** Chooses a square of a picture by dragging it, or with three sliders by keyboard. */
export function ImageCropper({
  src,
  crop,
  onCropChange,
  labels,
  onUnreadable,
  className,
  ...props
}: ImageCropperProps) {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { side } = squareOf(size, crop);
  const drag = useDrag(size, crop, onCropChange);
  return (
    <div data-slot="image-cropper" className={cn('grid gap-4', className)} {...props}>
      <div
        {...drag}
        className="relative mx-auto aspect-square w-full max-w-[min(18rem,34dvh)] cursor-grab touch-none select-none overflow-hidden rounded-field bg-sunken active:cursor-grabbing"
      >
        <img
          src={src}
          alt={labels.picture}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
          }
          onError={onUnreadable}
          className="absolute max-w-none"
          style={{
            width: `${(size.width / side) * 100}%`,
            height: `${(size.height / side) * 100}%`,
            left: `${(1 - size.width / side) * crop.x * 100}%`,
            top: `${(1 - size.height / side) * crop.y * 100}%`,
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full border-2 border-white shadow-[0_0_0_100vmax_rgb(28_26_23/0.55)]"
        />
      </div>
      <Slider
        label={labels.zoom}
        min={1}
        max={maxZoom}
        value={crop.zoom}
        onSlide={(zoom) => onCropChange({ ...crop, zoom })}
      />
      <div className="grid grid-cols-2 gap-x-4">
        <Slider
          label={labels.across}
          value={crop.x}
          onSlide={(x) => onCropChange({ ...crop, x })}
        />
        <Slider label={labels.down} value={crop.y} onSlide={(y) => onCropChange({ ...crop, y })} />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onSlide: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, onSlide }: SliderProps) {
  return (
    <label className="grid font-semibold text-sm">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        className="h-11 w-full min-w-0 rounded-control accent-action focus-visible:-outline-offset-4"
      />
    </label>
  );
}

interface Start {
  at: { x: number; y: number };
  crop: SquareCrop;
}

/** Moves the crop with the pointer, always relative to the start of the drag, so that no step is lost. */
function useDrag(
  size: { width: number; height: number },
  crop: SquareCrop,
  onCropChange: (crop: SquareCrop) => void,
): ComponentProps<'div'> {
  const start = useRef<Start>(undefined);
  const end = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      currentTarget.setPointerCapture(pointerId);
      start.current = { at: { x: clientX, y: clientY }, crop };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { at, crop: before } = start.current;
      const frame = currentTarget.clientWidth;
      onCropChange(pulled(size, before, (clientX - at.x) / frame, (clientY - at.y) / frame));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
