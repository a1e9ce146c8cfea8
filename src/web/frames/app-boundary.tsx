/** Catches what no screen and no frame caught, within the document: it stays while the app in it is drawn anew. */
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { AppErrorScreen } from "./error-screens.tsx";

/** Going elsewhere is a fresh start. */
export function AppBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary at={key}>{children}</Boundary>;
}

interface Props {
  at: string;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
  /** Kept here, where it outlives the screen that counts it down. */
  tries: number;
}

class Boundary extends Component<Props, State> {
  override state: State = { tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  /** What stood there before someone went elsewhere goes; what broke on the way stays. */
  override componentDidUpdate({ at }: Props, { failure, tries }: State) {
    if (at === this.props.at) return;
    if (failure) this.setState({ failure: undefined, tries: 0 });
    else if (tries > 0) this.setState({ tries: 0 });
  }

  override render() {
    const { failure, tries } = this.state;
    if (!failure) return this.props.children;
    const again = () => this.setState({ failure: undefined, tries: tries + 1 });
    return <AppErrorScreen error={failure.error} tries={tries} onAgain={again} />;
  }
}
