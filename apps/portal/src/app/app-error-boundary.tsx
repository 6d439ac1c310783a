import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

interface AppErrorBoundaryProps {
  /** When this changes, the person has gone elsewhere and the fall is over. */
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

  override render() {
    const { error } = this.state;
    return error ? <FailedPage error={error} /> : this.props.children;
  }
}
