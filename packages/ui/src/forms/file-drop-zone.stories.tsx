import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import type { StoredFile } from './check-files.ts';
import { FileDropZone, type FileDropZoneProps } from './file-drop-zone.tsx';
import { FormField } from './form-field.tsx';

const reasons = {
  'file-invalid-type': 'is not a picture',
  'file-too-large': 'is larger than 10 MB',
  'file-too-small': 'is empty',
  'too-many-files': 'is one too many, 6 fit',
  'file-unreadable': 'cannot be read',
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#57a96e" d="M0 0h4v4H0z"/></svg>';

function pictures(...names: string[]): File[] {
  return names.map((name) => new File([drawing], name, { type: 'image/svg+xml' }));
}

interface RememberingProps extends FileDropZoneProps<StoredFile> {
  label?: string;
}

function Remembering({ label = 'Pictures', ...props }: RememberingProps) {
  const [files, setFiles] = useState(props.files);
  return (
    <FormField label={label} isRequired>
      <FileDropZone {...props} files={files} onFilesChange={setFiles} />
    </FormField>
  );
}

const meta = {
  title: 'Components/Forms/File Drop Zone',
  component: FileDropZone,
  render: Remembering,
  args: {
    files: [],
    onFilesChange: () => {},
    maxFiles: 6,
    maxSize: 10_000_000,
    labels: {
      prompt: 'Drop pictures here or choose them',
      hint: 'Up to 6 pictures, 10 MB each',
      remove: (file) => `Remove ${file.name}`,
      rejection: ({ file, code }) => `${file.name} ${reasons[code]}`,
      sending: 'Sending pictures',
    },
  },
  parameters: notes({
    use: 'For several pictures of one thing, such as a listing, in a **Form Field**: dropped, or chosen from the phone. With the labels of `move` they can be put in order.',
    avoid:
      'For one picture that is cut to a square, which is an **Image Cropper** after a file was chosen.',
    keyboard:
      'The zone is a file input: Enter and Space open the choice of files. Tab goes on to the buttons of each picture, which remove it or move it by one place. After a removal the focus is on the zone, after a move it stays on the button.',
    screenReader:
      'The input is named by the label of the **Form Field** and by the prompt. Pictures that were refused are read as an `alert` with the reason, and a move is announced with the new place.',
  }),
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ChoosingAndRemoving: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Drop pictures/),
      pictures('wheat.svg', 'field.svg'),
    );
    await expect(await canvas.findByRole('img', { name: 'wheat.svg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wheat.svg' }));
    await expect(canvas.queryByRole('img', { name: 'wheat.svg' })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'field.svg' })).toBeVisible();
    await expect(canvas.getByLabelText(/Drop pictures/)).toHaveFocus();
  },
};

export const RejectsOtherFiles: Story = {
  args: { maxSize: 1000 },
  play: async ({ canvas }) => {
    const files = [
      new File(['price list'], 'prices.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array(1001)], 'huge.jpg', { type: 'image/jpeg' }),
      new File([], 'nothing.jpg', { type: 'image/jpeg' }),
      ...pictures('wheat.svg'),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    canvas
      .getByText('Drop pictures here or choose them')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await canvas.findByText('prices.pdf is not a picture');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('prices.pdf is not a picture');
    await expect(alert).toHaveTextContent('huge.jpg is larger than 10 MB');
    await expect(alert).toHaveTextContent('nothing.jpg is empty');
    await expect(await canvas.findByRole('img', { name: 'wheat.svg' })).toBeVisible();
  },
};

export const LeavesOutWhatCannotBeDrawn: Story = {
  play: async ({ canvas }) => {
    const photos = ['one.heic', 'two.heic'].map(
      (name) => new File(['not for browsers'], name, { type: 'image/heic' }),
    );
    await userEvent.upload(canvas.getByLabelText(/Drop pictures/), [
      ...photos,
      ...pictures('wheat.svg'),
    ]);
    await canvas.findByText('two.heic cannot be read');
    await expect(canvas.getByText('one.heic cannot be read')).toBeVisible();
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'wheat.svg',
    ]);
  },
};

export const KeepsSix: Story = {
  args: { files: pictures('1.svg', '2.svg', '3.svg', '4.svg', '5.svg') },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Drop pictures/), pictures('6.svg', '7.svg'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('7.svg is one too many, 6 fit');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Sending: Story = {
  args: { files: pictures('wheat.svg', 'field.svg'), progress: 0.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending pictures' })).toHaveValue(0.6);
    await expect(canvas.getByLabelText(/Drop pictures/)).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const stored: StoredFile[] = ['front', 'back', 'sack'].map((name) => ({
  id: name,
  name,
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
}));
const move = {
  earlier: ({ name }: { name: string }) => `Move ${name} forward`,
  later: ({ name }: { name: string }) => `Move ${name} back`,
  moved: ({ name }: { name: string }, place: number) => `${name} is picture ${place} now`,
  hint: 'The first picture is shown in the list.',
};

/** Pictures that are stored already stand beside chosen ones, and all of them can be moved. */
export const Moving: Story = {
  args: {
    files: [...stored, ...pictures('field.svg')],
    labels: { ...meta.args.labels, move },
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));
    await canvas.findByRole('img', { name: 'field.svg' });
    const earlier = canvas.getByRole('button', { name: 'Move back forward' });
    await userEvent.click(earlier);
    await expect(names()).toEqual(['back', 'front', 'sack', 'field.svg']);
    await expect(canvas.getByText('back is picture 1 now')).toHaveAttribute('aria-live', 'polite');
    await expect(earlier).toHaveFocus();
    await expect(earlier).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(names()[0]).toBe('back');
    const later = canvas.getByRole('button', { name: 'Move sack back' });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['back', 'front', 'field.svg', 'sack']);
    await expect(later).toHaveFocus();
  },
};

/** One that cannot be shown now is still there. */
export const StoredButNotShown: Story = {
  args: { files: [{ id: 'lost', name: 'front', src: 'data:image/png;base64,AA' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'front' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove front' })).toBeVisible();
  },
};

/** Long names of files break. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    files: [...stored, ...pictures('खेत.svg')],
    labels: {
      prompt: 'तस्वीरें यहां छोड़ें या अपने फोन से चुनें',
      hint: 'ज्यादा से ज्यादा 6 तस्वीरें, हर एक 10 MB तक',
      remove: (file) => `${file.name} हटाएं`,
      rejection: ({ file }) => `${file.name} तस्वीर नहीं है`,
      sending: 'तस्वीरें भेजी जा रही हैं',
      move: {
        earlier: ({ name }) => `${name} को आगे लाएं`,
        later: ({ name }) => `${name} को पीछे करें`,
        moved: ({ name }, place) => `${name} अब ${place} नंबर पर है`,
        hint: 'पहली तस्वीर सूची में दिखती है।',
      },
    },
  },
  render: (args) => <Remembering {...args} label="फसल की तस्वीरें" />,
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    const name = 'गेहूं_का_भाव_और_बोरियों_की_गिनती_नवंबर_2026.pdf';
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['price list'], name, { type: 'application/pdf' }));
    canvas
      .getByText('तस्वीरें यहां छोड़ें या अपने फोन से चुनें')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText(`${name} तस्वीर नहीं है`)).toBeVisible();
    await fitsSmallPhone({ canvas });
  },
};
