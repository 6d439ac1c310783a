import { Button } from '@upaj/ui/button';
import { Card } from '@upaj/ui/card';
import { FormField } from '@upaj/ui/form-field';
import { Select } from '@upaj/ui/select';
import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { StateOptions } from '../../../shared/forms/state-options.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { PositionProblem } from '../../../shared/position.ts';
import { PinForm } from './pin-form.tsx';
import type { LabSearch } from './use-labs-address.ts';
import { usePosition } from './use-position.ts';

interface LabSearchFormProps {
  search: LabSearch | undefined;
  /** No place is known for the PIN code of the search. */
  isPinUnknown: boolean;
  onSearch: (search: LabSearch) => void;
}

/** Three ways to laboratories: the position, a PIN code, a state. */
export function LabSearchForm({ search, isPinUnknown, onSearch }: LabSearchFormProps) {
  const { t } = useTranslation('labs');
  const pinField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PositionProblem>();
  const position = usePosition(onSearch, (found) => {
    setProblem(found);
    pinField.current?.focus();
  });

  function find(): void {
    setProblem(undefined);
    position.find();
  }

  function searchFrom(next: LabSearch): void {
    position.cancel();
    setProblem(undefined);
    onSearch(next);
  }

  return (
    <search aria-label={t('search.title')}>
      <Card className="grid gap-5 md:grid-cols-2 md:gap-6">
        <div className="grid content-start justify-items-start gap-2 md:col-span-2">
          <Button size="big" isBusy={position.isWaiting} onClick={find}>
            {!position.isWaiting && <LocateFixed aria-hidden="true" className="size-5 flex-none" />}
            {t('search.position')}
          </Button>
          <p className="text-muted text-sm">{t('search.positionHint')}</p>
          <p role="status" className="font-medium text-warning empty:hidden">
            {problem && t(`search.${problem}`)}
          </p>
        </div>
        <PinForm
          fieldRef={pinField}
          pin={search && 'pin' in search ? search.pin : undefined}
          isUnknown={isPinUnknown}
          onSearch={searchFrom}
        />
        <StateChoice
          state={search && 'state' in search ? search.state : ''}
          onSearch={searchFrom}
        />
      </Card>
    </search>
  );
}

interface StateChoiceProps {
  /** English name, empty without one. */
  state: string;
  onSearch: (search: LabSearch) => void;
}

/** All laboratories of a state, as soon as it is chosen. */
function StateChoice({ state, onSearch }: StateChoiceProps) {
  const { t } = useTranslation('labs');
  return (
    <FormField label={t('search.state')} hint={t('search.stateHint')}>
      <Select value={state} onChange={({ target }) => onSearch({ state: target.value })}>
        <option value="" disabled>
          {t('search.choose')}
        </option>
        <StateOptions kept={state || 'Delhi'} />
      </Select>
    </FormField>
  );
}
