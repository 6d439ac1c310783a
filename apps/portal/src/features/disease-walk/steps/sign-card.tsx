import type { Sign } from '@upaj/content/diseases/walk/sign';
import { useId } from 'react';
import { useLanguage } from '../../../shared/use-language.ts';
import { PictureTile } from './picture-tile.tsx';

interface SignCardProps {
  sign: Sign;
  isSeen: boolean;
  onToggle: () => void;
}

/** A sign with its drawing, to be ticked by pressing anywhere on the card. */
export function SignCard({ sign: { drawing, hint, name }, isSeen, onToggle }: SignCardProps) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <li className="grid">
      <label className="flex cursor-pointer items-center gap-3 rounded-field border-[1.5px] border-line-control bg-surface p-2.5 hover:bg-sunken has-checked:border-action has-checked:bg-action-soft has-checked:text-on-action-soft">
        <PictureTile of={drawing} />
        <span className="wrap-anywhere grid min-w-0 flex-1 gap-0.5">
          <span id={`${id}-name`} className="font-semibold leading-snug">
            {name[language]}
          </span>
          <span id={`${id}-hint`} className="text-sm">
            {hint[language]}
          </span>
        </span>
        <input
          type="checkbox"
          checked={isSeen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint`}
          className="size-5.5 flex-none accent-(--action)"
        />
      </label>
    </li>
  );
}
