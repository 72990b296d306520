// A color for each device, the same in the pie and beside its name (ANA-8).
const colors: Readonly<Record<string, string>> = {
  desktop: 'var(--chart-2)',
  mobile: 'var(--chart-1)',
  tablet: 'var(--chart-3)',
};

export const colorOfDevice = (device: string): string => colors[device] ?? 'var(--subtle)';
