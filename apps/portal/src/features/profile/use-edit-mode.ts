import { useEffect, useRef, useState } from 'react';

/** Whether the fields are read or changed; leaving it, the focus goes back to the Edit button. */
export function useEditMode() {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return {
    isEditing,
    editButton,
    edit: () => setEditing(true),
    leave: () => setEditing(false),
  };
}
