// What the publish checks say, in Spanish.
export { es as phrases } from '@vys/compiler/publish-checks/messages/es';
