import { Component, type ReactNode } from 'react';
import { isImportError, resetFailures } from '../shared/loading/retry-import.ts';
import { FailedPage } from './failed-page.tsx';

interface AppErrorBoundaryProps {
  /** When this changes, the user has navigated and the error is reset. */
  place: string;
  children: ReactNode;
}

interface Fall {
  error?: unknown;
  place: string;
}

/** Catches what a page throws and offers a way on. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, Fall> {
  override state: Fall = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<Fall> {
    return { error: error ?? new Error('nothing was thrown') };
  }

  static getDerivedStateFromProps({ place }: AppErrorBoundaryProps, state: Fall): Fall | null {
    return place === state.place ? null : { place, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    resetFailures();
    if (!isImportError(error)) return;
    addEventListener('online', () => this.setState({ error: undefined }), { once: true });
  }

  override render() {
    const { error } = this.state;
    return error ? <FailedPage error={error} /> : this.props.children;
  }
}
