import type { Bilingual } from '@upaj/content/text';
import { useId } from 'react';
import { useLanguage } from '../../../shared/use-language.ts';

interface ChoicesProps<Value extends string> {
  question: string;
  /** Single or multiple choice. */
  kind: 'radio' | 'checkbox';
  choices: readonly { value: Value; label: Bilingual }[];
  chosen: readonly Value[];
  /** Called with the choice that was pressed. */
  onChoose: (value: Value) => void;
}

/** A question with its answers as large buttons that work by keyboard like any radio or checkbox. */
export function Choices<Value extends string>({
  question,
  kind,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  const { language } = useLanguage();
  const name = useId();
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 font-semibold">{question}</legend>
      <div className="flex flex-wrap gap-2.5">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border-[1.5px] border-line-control bg-surface px-3.5 py-2 hover:bg-sunken has-checked:border-action has-checked:bg-action-soft has-checked:text-on-action-soft"
          >
            <input
              type={kind}
              name={name}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              className="size-5 flex-none accent-(--action)"
            />
            {label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
