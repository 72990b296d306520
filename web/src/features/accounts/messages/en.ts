// Texts of features/accounts.
export const messages = {
  paidPlan: 'Paid plan',
};
