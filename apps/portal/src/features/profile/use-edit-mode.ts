import { useEffect, useRef, useState, useTransition } from 'react';

/** Whether the fields are read or changed; leaving it, the focus goes back to the Edit button. */
export function useEditMode() {
  const [isEditing, setEditing] = useState(false);
  // What is read stays on the screen until the form's code has come.
  const [isOpening, startOpening] = useTransition();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return {
    isEditing,
    isOpening,
    editButton,
    edit: () => startOpening(() => setEditing(true)),
    leave: () => setEditing(false),
  };
}
