import type { ReactNode } from 'react';

interface ChoiceBoxProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  children: ReactNode;
}

/** Yes or no. */
export function ChoiceBox({ isChosen, onChange, children }: ChoiceBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 flex-none accent-(--action)"
      />
      {children}
    </label>
  );
}
