// Texts of screens/login, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  passwordRequired: 'Introduce tu contraseña',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  recoveryCode: 'Código de recuperación',
  authenticatorCode: 'Código de la app de autenticación',
  recoveryCodeHint:
    'Uno de los códigos que guardaste al configurar la app. Cada uno sirve una sola vez.',
  authenticatorCodeHint: 'El código de 6 dígitos de tu app de autenticación.',
  useAuthenticatorApp: 'Usar la app de autenticación',
  useRecoveryCode: 'Usar un código de recuperación',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  password: 'Contraseña',
  rememberMe: 'Mantener la sesión iniciada',
  signInWithoutCode: 'Iniciar sesión sin código',
  useAuthenticatorCode: 'Usar un código de la app',
  continue: 'Continuar',
  signIn: 'Iniciar sesión',
  socialLoginUnavailable: '¡Pronto podrás entrar con otros servicios!',
  trouble: '¿Problemas para entrar?',
  forgotPassword: '¿Has olvidado tu contraseña?',
  passwordChanged: 'Contraseña cambiada. Inicia sesión con la nueva.',
  enterTheCode: 'Introduce el código',
  oneMoreStep: 'Un paso más',
  welcomeBack: 'Hola de nuevo',
  noAccountYet: '¿Es tu primera vez aquí? ',
  signUp: 'Crear cuenta',
  signingInAs: (email) => `Vas a iniciar sesión como ${email}.`,
  changeAccount: '¿No eres tú?',
  suspended: 'Tu cuenta está suspendida. Te hemos enviado el motivo por correo.',
  incorrectCode: 'Código incorrecto. Prueba con el siguiente código de tu app.',
  loginFailed: 'No se ha podido iniciar sesión',
  loginFailedHint: 'No se ha podido iniciar sesión. Revisa tus datos e inténtalo de nuevo.',
};
