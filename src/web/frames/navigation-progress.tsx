/** A line below the header that moves as soon as a press leads to another screen, until that is here. */
import { useNavigation } from "react-router";

export function NavigationProgress() {
  const isOnItsWay = useNavigation().state !== "idle";
  if (!isOnItsWay) return null;
  return (
    <div data-on-its-way className="absolute inset-x-0 top-full h-1 overflow-hidden">
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  );
}
