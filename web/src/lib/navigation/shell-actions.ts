// What screens can ask of the shell around them.
import { useOutletContext } from 'react-router';

export type ShellActions = {
  /** Opens the share dialog. */
  onShare: () => void;
};

export const useShellActions = (): ShellActions => useOutletContext<ShellActions>();
