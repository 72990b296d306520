// What the publish checks say, in German.
export { de as phrases } from '@vys/compiler/publish-checks/messages/de';
