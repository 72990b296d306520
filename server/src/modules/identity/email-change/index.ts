// Entry point of the changes of email addresses.
export { type AddressChangeHandler, createEmailChanges } from './change-email.ts';
export { bindEmailChanges } from './routes.ts';
export { readEmailChangeData, removeEmailChange } from './store.ts';
