/** Catches what a form throws while rendering, so that the screen around it stays. */
import { Component, type ReactNode } from "react";
import { tellFailure } from "#web/platform/failures/failure-id.ts";
import { FormTroublePanel } from "./form-trouble-panel.tsx";

interface Props {
  /** Forgets what was typed, in case that is what could not be rendered. */
  onReset: () => void;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  errorId?: string;
}

export class FormBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ errorId: tellFailure(error) });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const again = () => this.setState({ isBroken: false });
    return (
      <FormTroublePanel
        trouble="general"
        errorId={this.state.errorId}
        onAgain={again}
        onReset={() => {
          this.props.onReset();
          again();
        }}
      />
    );
  }
}
