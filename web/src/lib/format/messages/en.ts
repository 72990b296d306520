// Units of lib/format that Intl writes otherwise than we do.
export const messages = {
  thousands: (amount: string) => `${amount}K`,
  millions: (amount: string) => `${amount}M`,
};
