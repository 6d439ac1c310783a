import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  kind: 'success' | 'error' | 'warning' | 'info';
  /** Text in the user's language. */
  text: string;
  /** How long it stays, in milliseconds; 5000 by default. */
  duration: number;
  /** Where the user can go from it. */
  link?: ToastLink | undefined;
}

export interface ToastLink {
  to: string;
  label: string;
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload);
      },
      prepare: (kind: Toast['kind'], text: string, duration = 5000, link?: ToastLink) => ({
        payload: { id: nanoid(), kind, text, duration, link },
      }),
    },
    toastGone: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastGone } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
