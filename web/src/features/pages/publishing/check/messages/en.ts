// What the publish checks say.
export { en as phrases } from '@vys/compiler/publish-checks/messages/en';
