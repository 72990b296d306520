// What an invoice is for.
export const en = {
  month: (plan: string) => `Vys ${plan} (monthly)`,
  year: (plan: string) => `Vys ${plan} (yearly)`,
  unusedTime: (plan: string) => `Unused time on ${plan}`,
  remainingTime: (plan: string) => `Remaining time on ${plan}`,
  other: 'Vys subscription',
};
