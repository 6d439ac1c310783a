import type { User } from '@upaj/contract/accounts.schema';
import { Avatar } from '@upaj/ui/avatar';
import { Button } from '@upaj/ui/button';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useRemoveUserPictureMutation } from '../../../domains/accounts/accounts.api.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { toastShown } from '../../../shared/toasts.slice.ts';
import type { PictureDialogProps } from './picture-dialog.tsx';

// The cropper and its dialog load when a file is chosen.
const loadDialog = async () => (await import('./picture-dialog.tsx')).PictureDialog;

/** The person's picture, with a way to set another one and to remove it. */
export function ProfilePicture({ user, userId }: { user: User; userId: string }) {
  const { t } = useTranslation('profile');
  const [file, setFile] = useState<File>();
  const { Part: Dialog, coming, show, hide } = useLazyComponent<PictureDialogProps>();
  const picker = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { picture, name } = user;
  return (
    <div className="grid justify-items-center gap-2">
      <Avatar name={name} src={picture?.url} size="big" />
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture.add')}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          if (target.files?.[0]) show(loadDialog);
          // The same file can then be chosen once more.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap justify-center">
        <Button
          ref={chooser}
          variant="quiet"
          size="small"
          isBusy={coming !== undefined}
          aria-label={t(picture ? 'picture.change' : 'picture.add')}
          onClick={() => picker.current?.click()}
        >
          {t(picture ? 'picture.changeShort' : 'picture.add')}
        </Button>
        {picture && <RemoveButton userId={userId} onRemoved={() => chooser.current?.focus()} />}
      </div>
      {Dialog && file && <Dialog file={file} userId={userId} onClose={hide} />}
    </div>
  );
}

interface RemoveButtonProps {
  userId: string;
  /** The button is about to go with the picture; the focus needs another place. */
  onRemoved: () => void;
}

function RemoveButton({ userId, onRemoved }: RemoveButtonProps) {
  const { t } = useTranslation('profile');
  const dispatch = useDispatch();
  const apiErrorText = useApiErrorText();
  const [remove, { isLoading }] = useRemoveUserPictureMutation();

  async function press() {
    const { error } = await remove({ params: { id: userId } });
    if (error) return void dispatch(toastShown('error', apiErrorText(error)));
    dispatch(toastShown('success', t('picture.removed')));
    onRemoved();
  }

  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('picture.remove')}
      isBusy={isLoading}
      onClick={() => void press()}
    >
      {t('picture.removeShort')}
    </Button>
  );
}
