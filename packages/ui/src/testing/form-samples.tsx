import { Checkbox } from '../forms/checkbox.tsx';
import { ChoiceCard, ChoiceCards } from '../forms/choice-card.tsx';
import { FileDropZone } from '../forms/file-drop-zone.tsx';
import { FormField } from '../forms/form-field.tsx';
import { NumberField } from '../forms/number-field.tsx';
import { OtpField } from '../forms/otp-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SearchField } from '../forms/search-field.tsx';
import { Select } from '../forms/select.tsx';
import { Switch } from '../forms/switch.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Textarea } from '../forms/textarea.tsx';
import type { Samples } from './component-modules.tsx';

const ignore = () => {};
const dropLabels = {
  prompt: 'Drop pictures here',
  remove: () => 'Remove',
  rejection: () => 'Refused',
  sending: 'Sending',
};

/** Samples of the form components for the suite. */
export const formSamples = {
  Checkbox: { draw: (probe) => <Checkbox label="Paid" {...probe} />, isInteractive: true },
  ChoiceCard: { draw: (probe) => <ChoiceCard label="UPI" {...probe} />, isInteractive: true },
  ChoiceCards: { draw: (probe) => <ChoiceCards legend="Payment" {...probe} /> },
  FileDropZone: {
    draw: (probe) => (
      <FileDropZone files={[]} onFilesChange={ignore} labels={dropLabels} {...probe} />
    ),
    isInteractive: true,
  },
  FormField: {
    draw: (probe) => (
      <FormField label="Name" hint="As in the bank book" error="Missing" isRequired {...probe}>
        <TextField />
      </FormField>
    ),
    isInteractive: true,
  },
  NumberField: {
    draw: (probe) => <NumberField aria-label="Price" {...probe} />,
    isInteractive: true,
  },
  OtpField: {
    draw: (probe) => (
      <OtpField
        digits={['', '']}
        onDigitsChange={ignore}
        label="OTP"
        digitLabel={(position) => `Digit ${position}`}
        {...probe}
      />
    ),
    isInteractive: true,
  },
  PasswordField: {
    draw: (probe) => (
      <PasswordField aria-label="Password" revealLabel="Show" hideLabel="Hide" {...probe} />
    ),
    isInteractive: true,
  },
  SearchField: { draw: (probe) => <SearchField label="Search" {...probe} />, isInteractive: true },
  Select: { draw: (probe) => <Select aria-label="Unit" {...probe} />, isInteractive: true },
  Switch: {
    draw: (probe) => <Switch label="Payments" isOn onSwitch={ignore} {...probe} />,
    isInteractive: true,
  },
  Textarea: { draw: (probe) => <Textarea aria-label="About" {...probe} />, isInteractive: true },
  TextField: { draw: (probe) => <TextField aria-label="Name" {...probe} />, isInteractive: true },
} satisfies Partial<Samples>;
