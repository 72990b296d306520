// How fields that ask for secrets are called, by kind and in the languages of most pages. Pure data.

export type Secret = 'password' | 'card' | 'cvc' | 'code' | 'seed' | 'id';

/** Words with boundaries around; a space stands for any gap, `*` for any ending. */
const PHRASES: Readonly<Record<Secret, string>> = {
  password: `password* | pass word | passwd | pwd | passwort* | kennwort* | passphrase | passcode |
    contraseña | contrasena | clave de acceso | clave secreta | mot de passe | motdepasse | senha |
    parola d'ordine | parola chiave | wachtwoord | hasło | haslo | lösenord | losenord |
    adgangskode | passord | salasana | heslo | jelszó | jelszo | parolă | şifre | şifreniz |
    пароль | пароля | mật khẩu | kata sandi | pass code | atm pin | card pin | bank pin | pin number`,
  card: `card number | cardnumber | card no | card num | ccnum | ccnumber | cc number | cc num |
    credit card | creditcard | debit card | kartennummer | kreditkarte* | kreditkartennummer |
    numéro de carte | numero de carte | carte bancaire | número de tarjeta | numero de tarjeta |
    tarjeta de crédito | tarjeta de credito | numero di carta | numero carta | carta di credito |
    número do cartão | numero do cartao | cartão de crédito | cartao de credito | kaartnummer |
    numer karty | kortnummer | номер карты | cc exp | card expiry | card expiration`,
  cvc: `cvc | cvc2 | cvv | cvv2 | csc | cvn | card code | card verification* | card security code |
    prüfnummer | kartenprüfnummer | prüfziffer | código de seguridad | codigo de seguridad |
    cryptogramme | código de segurança | codigo de seguranca | codice di sicurezza`,
  code: `otp | otpcode | totp | one time code | one time password | one time pin | onetimecode |
    verification code | verificationcode | sms code | smscode | 2fa | 2fa code | mfa code |
    two factor code | authenticator code | authentication code | einmalcode | bestätigungscode |
    bestaetigungscode | sicherheitscode | sms tan | smstan | tan nummer | código de verificación |
    codigo de verificacion | code de vérification | code de verification | codice di verifica |
    código de verificação | verificatiecode | kod weryfikacyjny | код подтверждения | код из смс |
    doğrulama kodu`,
  seed: `seed phrase | seedphrase | recovery phrase | recoveryphrase | secret phrase |
    secret recovery phrase | backup phrase | mnemonic | mnemonic phrase | private key | privatekey |
    wallet key | 12 word phrase | 24 word phrase | 12 words | 24 words | frase semilla |
    frase de recuperación | frase de recuperacion | phrase de récupération |
    phrase de recuperation | phrase secrète | wiederherstellungsphrase | seed phrase* |
    frase di recupero | frase de recuperação | сид фраза | секретная фраза`,
  id: `ssn | social security number | social security no | national id | national id number |
    national identity* | identity card number | id card number | id number | passport number |
    passport no | passportnumber | tax id number | national insurance number |
    ausweisnummer | personalausweis* | reisepassnummer | steuer id | steueridentifikationsnummer |
    sozialversicherungsnummer | número de dni | numero de dni | dni | nie number | curp |
    número de pasaporte | numero de pasaporte | numéro de passeport | numero de passeport |
    numéro de sécurité sociale | numero de securite sociale | cpf | número do cpf |
    codice fiscale | aadhaar | aadhaar number | pesel | personnummer | bsn nummer |
    burgerservicenummer | номер паспорта | серия и номер паспорта`,
};

/** Scripts without spaces: the word counts wherever it stands. */
const WITHOUT_GAPS: Readonly<Record<Secret, string>> = {
  password:
    '密码|密碼|口令|パスワード|비밀번호|암호|كلمة المرور|كلمة السر|סיסמה|סיסמא|पासवर्ड|รหัสผ่าน',
  card: '卡号|卡號|信用卡|カード番号|クレジットカード|카드 ?번호|رقم البطاقة',
  cvc: '安全码|安全碼|セキュリティコード',
  code: '验证码|驗證碼|認証コード|確認コード|인증 ?번호|인증 ?코드|رمز التحقق|קוד אימות',
  seed: '助记词|助記詞|私钥|私鑰|シードフレーズ|リカバリーフレーズ|秘密鍵|시드 ?구문|복구 ?구문',
  id: '身份证|身分證|マイナンバー|주민등록번호|رقم الهوية|תעודת זהות',
};

export const SECRETS = Object.keys(PHRASES) as Secret[];

export const SECRET_WORDS: ReadonlyMap<Secret, RegExp> = /* @__PURE__ */ new Map(
  SECRETS.map((secret) => [secret, toPattern(secret)]),
);

function toPattern(secret: Secret): RegExp {
  const phrases = PHRASES[secret].split('|').map((phrase) => {
    const words = phrase
      .trim()
      .split(/\s+/)
      .map((word) => word.replace('*', '\\p{L}{0,12}'));
    return words.join("[\\s'’-]{1,3}");
  });
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])|${WITHOUT_GAPS[secret]}`,
    'u',
  );
}

/** HTML standard, autofill field names. */
export const SECRET_AUTOFILL: ReadonlyMap<string, Secret> = new Map([
  ['current-password', 'password'],
  ['new-password', 'password'],
  ['one-time-code', 'code'],
  ['cc-number', 'card'],
  ['cc-name', 'card'],
  ['cc-given-name', 'card'],
  ['cc-family-name', 'card'],
  ['cc-exp', 'card'],
  ['cc-exp-month', 'card'],
  ['cc-exp-year', 'card'],
  ['cc-type', 'card'],
  ['cc-csc', 'cvc'],
]);
