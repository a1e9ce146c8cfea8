/** Catches what a form throws while it is drawn, so that the screen around it stands. */
import { Component, type ReactNode } from "react";
import { FormTroublePanel } from "./form-trouble-panel.tsx";

interface Props {
  /** Forgets what was typed, in case that is what could not be drawn. */
  onReset: () => void;
  children: ReactNode;
}

export class FormBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const again = () => this.setState({ isBroken: false });
    return (
      <FormTroublePanel
        trouble="general"
        onAgain={again}
        onReset={() => {
          this.props.onReset();
          again();
        }}
      />
    );
  }
}
