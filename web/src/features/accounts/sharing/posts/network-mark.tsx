// The mark of a network; a plain drawing where its owner allows none (LinkedIn), and for email.
import { Briefcase, Mail } from 'lucide-react';
import { networkMarks } from './network-marks.generated.ts';

export function NetworkMark({ id }: { id: string }) {
  const path = networkMarks[id];
  if (path === undefined) {
    const Drawing = id === 'email' ? Mail : Briefcase;
    return <Drawing aria-hidden="true" />;
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}
