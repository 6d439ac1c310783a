import { FormField } from '@upaj/ui/form-field';
import { NumberField } from '@upaj/ui/number-field';

interface NumberQuestionProps {
  question: string;
  hint?: string;
  kind: 'whole' | 'decimal';
  max: number;
  value: number | undefined;
  onValueChange: (value: number | undefined) => void;
}

/** A question for a number from 0; what is none, or out of bounds, counts as not answered. */
export function NumberQuestion({
  question,
  hint,
  kind,
  max,
  value,
  onValueChange,
}: NumberQuestionProps) {
  return (
    <FormField label={question} hint={hint}>
      <NumberField
        kind={kind}
        min={0}
        max={max}
        defaultValue={value}
        onChange={({ target }) => {
          const typed = target.valueAsNumber;
          onValueChange(typed >= 0 && typed <= max ? typed : undefined);
        }}
        className="max-w-40"
      />
    </FormField>
  );
}
