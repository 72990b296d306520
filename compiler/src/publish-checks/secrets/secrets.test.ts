// Fields that ask for secrets, in many disguises, and fields that only look like it.
import { describe, expect, it } from 'vitest';
import { checkPage } from '../check.ts';

const page = (body: string) =>
  `export default function Page() {\n  return <main>${body}</main>;\n}`;
const listRules = (jsx: string, html?: string) =>
  checkPage({ jsx, css: '', ...(html === undefined ? {} : { html }) })
    .findings.filter(({ severity }) => severity === 'block')
    .map(({ rule }) => rule);

describe('fields that ask for a secret are blocked', () => {
  it.each([
    ['type', '<input type="password" />'],
    ['type in capitals', '<input type="PassWord" />'],
    ['type by choice', '<input type={shown ? "text" : "password"} />'],
    ['type by constant', '<input type={KIND} />', 'const KIND = "password";'],
    ['autocomplete of a password', '<input autoComplete="current-password" />'],
    ['autocomplete of a new password', '<input autocomplete="section-a new-password" />'],
    ['autocomplete of a card', '<input autoComplete="cc-number" />'],
    ['autocomplete of a code', '<input autoComplete="one-time-code" inputMode="numeric" />'],
    ['name in camel case', '<input name="cardNumber" />'],
    ['name with underscores', '<input name="user_password" />'],
    ['name in brackets', '<input name="payment[card-number]" />'],
    ['id', '<input id="cvv" />'],
    ['placeholder', '<input placeholder="Enter your password" />'],
    ['placeholder of a phrase', '<textarea placeholder="12 words separated by spaces" />'],
    ['aria-label', '<input aria-label="Seed phrase" />'],
    ['label around', '<label>Social security number <input name="a" /></label>'],
    ['label by id', '<label htmlFor="x">Private key</label><input id="x" />'],
    ['label by reference', '<b id="l">Passport number</b><input aria-labelledby="l" />'],
    ['text before', '<div><span>Verification code</span><input /></div>'],
    ['broken up', '<label>Pass<span>word</span><input /></label>'],
    ['Cyrillic letters', '<input placeholder="Pаsswоrd" />'],
    ['invisible letters', '<input placeholder="Pass\u200bword" />'],
    ['German', '<input placeholder="Passwort eingeben" />'],
    ['German card', '<input placeholder="Kreditkartennummer" />'],
    ['German code', '<input placeholder="Bestätigungscode" />'],
    ['Spanish', '<input placeholder="Tu contraseña" />'],
    ['Spanish card', '<input aria-label="Número de tarjeta" />'],
    ['French', '<input placeholder="Mot de passe" />'],
    ['French phrase', '<textarea placeholder="Phrase de récupération" />'],
    ['Portuguese', '<input placeholder="Senha" />'],
    ['Brazilian tax number', '<input name="cpf" />'],
    ['Italian', '<input placeholder="Codice fiscale" />'],
    ['Dutch', '<input placeholder="Wachtwoord" />'],
    ['Polish', '<input placeholder="Hasło" />'],
    ['Russian', '<input placeholder="Введите пароль" />'],
    ['Chinese', '<input placeholder="请输入密码" />'],
    ['Japanese', '<input placeholder="パスワードを入力" />'],
    ['Korean', '<input placeholder="비밀번호" />'],
    ['Arabic', '<input placeholder="كلمة المرور" />'],
    ['hidden writing', '<input style="-webkit-text-security: disc" />'],
    ['a component', '<Field type="password" />'],
    ['anything editable', '<div contentEditable aria-label="Recovery phrase" />'],
    ['a call', '{React.createElement("input", { type: "password" })}'],
    ['an assignment', '<div ref={(el) => { el.type = "password"; }} />'],
    ['setAttribute', '<div ref={(el) => el.setAttribute("type", "password")} />'],
    ['HTML in a text', '<div dangerouslySetInnerHTML={{ __html: "<input name=otp>" }} />'],
  ])('reports %s', (_name, body, before = '') => {
    expect(listRules(`${before}\n${page(body)}`)).toContain('secret-input');
  });

  it('says where, and reports each field once though it was rendered too', () => {
    const html = '<main><input type="password"></main>';
    const { findings } = checkPage({ jsx: page('\n<input type="password" />'), css: '', html });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      line: 3,
      column: 1,
      excerpt: '<input type="password" /></main>;',
    });
    expect(findings[0]?.message).toMatch(/asks for a password/);
  });

  it('sees what only rendering produces', () => {
    const html = '<form><input name="pass&#119;ord"></form>';
    expect(listRules(page('{fields.map((f) => <input {...f} />)}'), html)).toEqual([
      'secret-input',
    ]);
  });
});

describe('fields of honest pages pass', () => {
  it.each([
    [
      'newsletter',
      '<form data-form="newsletter"><label>Email <input type="email" name="email" autoComplete="email" placeholder="you@example.com" /></label><button>Join</button></form>',
    ],
    [
      'contact',
      '<form data-form="contact"><input name="name" placeholder="Your name" /><textarea name="message" placeholder="What can I do for you?" /></form>',
    ],
    ['advice above a message', '<textarea placeholder="Please do not send passwords here" />'],
    [
      'postal code',
      '<input name="postal_code" placeholder="Postal code" autoComplete="postal-code" />',
    ],
    ['Indian pin code', '<input name="pincode" placeholder="Pincode" />'],
    ['discount code', '<input name="promoCode" placeholder="Discount code" />'],
    ['gift card', '<input name="gift_card_message" placeholder="Words for the gift card" />'],
    ['business card', '<label>Business card design<input name="design" /></label>'],
    ['passion', '<input placeholder="What is your passion?" />'],
    ['passenger', '<input name="passengers" placeholder="Number of passengers" />'],
    ['a tick', '<label><input type="checkbox" /> I forgot my password</label>'],
    ['a search', '<input type="search" placeholder="Search my recipes" />'],
    [
      'a long talk',
      `<textarea placeholder="${'Tell me about your project. '.repeat(6)} password managers" />`,
    ],
    ['words without a field', '<p>Never share your password or seed phrase with anyone.</p>'],
    ['an article', '<a href="https://example.com/cvc">How CVC codes work</a>'],
    ['a button', '<button type="button" aria-label="Password tips">Tips</button>'],
    [
      'a type of something else',
      '{items.map((item) => <Card {...item} />)}',
      'const items = [{ type: "song", title: "Password" }];',
    ],
    ['one-time gift', '<input name="one_time_amount" placeholder="One-time donation" />'],
    ['curious', '<input placeholder="Curpe diem" />'],
    ['Italian word', '<input placeholder="La tua parola preferita" />'],
    ['Spanish clave', '<input placeholder="Clave de sol" />'],
  ])('accepts %s', (_name, body, before = '') => {
    expect(listRules(`${before}\n${page(body)}`)).toEqual([]);
  });
});
