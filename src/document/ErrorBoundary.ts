import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  onError: () => void;
  children?: ReactNode;
}

/** Renders nothing after an error, because React has already removed the children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
