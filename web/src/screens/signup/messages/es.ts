// Texts of screens/signup, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  nameIsRequired: 'Introduce tu nombre',
  nameTooShort: 'El nombre debe tener al menos 2 caracteres',
  nameTooLong: 'El nombre puede tener como máximo 160 caracteres',
  passwordIsRequired: 'Introduce una contraseña',
  confirmationRequired: 'Repite tu contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden',
  createYourAccount: 'Crea tu cuenta',
  haveAccount: '¿Ya tienes cuenta? ',
  signIn: 'Inicia sesión',
  accountCreated: '¡Cuenta creada! Revisa tu correo para verificarla.',
  fullName: 'Nombre completo',
  workEmail: 'Correo de trabajo',
  workEmailExample: 'nombre@empresa.example',
  password: 'Contraseña',
  confirmPassword: 'Repetir contraseña',
  creatingAccount: 'Creando la cuenta…',
  createAccount: 'Crear cuenta',
  createYourPage: 'Crea tu página',
  signInInstead: '¿Ya tienes una cuenta? Inicia sesión',
  emailIsYours: '¿Eres tú?',
  or: 'o',
  resetPassword: 'cambia tu contraseña',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  socialSignupUnavailable: '¡Pronto podrás registrarte con otros servicios!',
  registrationFailedHint: 'No se ha podido completar el registro. Inténtalo de nuevo.',
  registrationFailed: 'No se ha podido completar el registro',
  createAccountFailed: 'No se ha podido crear la cuenta. Inténtalo de nuevo.',
};
