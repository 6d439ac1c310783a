import { type ComponentType, useEffect, useRef, useState } from 'react';
import { readDraft } from '../../shared/forms/draft-storage.ts';
import { useLazyComponent } from '../../shared/loading/lazy-component.tsx';

/**
 * The form while the fields are changed; leaving it, the focus goes back to the Edit button. Changes that were
 * not saved open it again.
 */
export function useEditMode<Props>(
  bringForm: () => Promise<ComponentType<Props>>,
  draftKey: string,
) {
  const { Part: Form, coming, show, hide } = useLazyComponent<Props>();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const [isPressed, setPressed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the tab is opened
  useEffect(() => {
    if (readDraft(draftKey)) show(bringForm);
  }, []);

  useEffect(() => {
    if (wasEditing.current && !Form) editButton.current?.focus();
    wasEditing.current = Form !== undefined;
  }, [Form]);

  return {
    Form,
    isOpening: coming !== undefined,
    editButton,
    /** Whether the form receives the focus: its Edit button was pressed. */
    takesFocus: isPressed,
    edit: () => {
      setPressed(true);
      show(bringForm);
    },
    leave: hide,
  };
}
