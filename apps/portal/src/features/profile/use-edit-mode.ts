import { type ComponentType, useEffect, useRef } from 'react';
import { useLatePart } from '../../shared/use-late-part.ts';

/** The form while the fields are changed; leaving it, the focus goes back to the Edit button. */
export function useEditMode<Props>(bringForm: () => Promise<ComponentType<Props>>) {
  const { Part: Form, coming, show, hide } = useLatePart<Props>();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !Form) editButton.current?.focus();
    wasEditing.current = Form !== undefined;
  }, [Form]);

  return {
    Form,
    isOpening: coming !== undefined,
    editButton,
    edit: () => show(bringForm),
    leave: hide,
  };
}
