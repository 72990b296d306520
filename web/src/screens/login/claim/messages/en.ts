// Texts of screens/login/claim.
export const messages = {
  claimYourLink: 'New here? Choose your link',
  yourname: 'yourname',
  claim: 'Claim it',
};
