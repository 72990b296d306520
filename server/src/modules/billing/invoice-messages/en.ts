// What an invoice is for.
export const en = {
  month: (plan: string) => `Vys ${plan} (monthly)`,
  year: (plan: string) => `Vys ${plan} (yearly)`,
  other: 'Vys subscription',
};
