// Messages of the errors of identity and accounts, by their codes, in Spanish.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'identity.email_taken': 'Ya existe una cuenta con este correo electrónico.',
  'identity.username_taken': 'Este nombre de usuario ya está en uso.',
  'identity.password_wrong': 'Tu contraseña actual no es correcta.',
  'identity.password_weak': 'Esta contraseña es demasiado común. Elige otra.',
  'identity.link_invalid': 'Este enlace ha caducado o ya se ha usado. Solicita uno nuevo.',
  'identity.email_unverified':
    'Confirma antes tu correo electrónico. Podemos enviarte el enlace de nuevo.',
  'identity.session_not_found': 'Este dispositivo no tiene la sesión iniciada.',
  'identity.totp_enabled': 'Ya hay una aplicación de autenticación configurada.',
  'identity.totp_not_started': 'Configura antes una aplicación de autenticación.',
  'identity.code_wrong': 'Código incorrecto. Prueba con el siguiente código de tu aplicación.',
  'identity.passkey_refused':
    'Esta llave de acceso no ha funcionado. Inténtalo de nuevo o inicia sesión de otra forma.',
  'identity.passkey_not_found': 'No hemos encontrado esta llave de acceso.',
  'identity.api_key_limit': 'Ya tienes 20 claves de API. Revoca antes una.',
  'identity.api_key_not_found': 'No hemos encontrado esta clave de API.',
  'identity.redirect_refused': 'Ese destino no está permitido.',
  'identity.code_invalid': 'Este código ha caducado o ya se ha usado.',
  'identity.managed_elsewhere': 'Esto lo gestiona tu proveedor de identidad.',
  'accounts.profile_not_found': 'No hemos encontrado un perfil para esta cuenta.',
  'accounts.username_unavailable': 'Este nombre de usuario no está disponible.',
  'accounts.username_limit':
    'Has cambiado tu nombre de usuario demasiadas veces. Inténtalo más tarde.',
  'accounts.goal_not_reached': 'Tus páginas aún no tienen tantas visitas.',
  'accounts.upgrade_needed': 'Tu plan no incluye esto. Mejora tu plan para usarlo.',
};
