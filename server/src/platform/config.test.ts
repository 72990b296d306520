// The configuration: what is read, and what is rejected with which message.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDataDir, projectRoot, readConfig } from './config.ts';
import { StartupError } from './process/startup-error.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({}, [], 1000);
    expect(config).toMatchObject({
      appPort: 4100,
      pagesPort: 4101,
      host: '127.0.0.1',
      dataDir: join(projectRoot, '.vys'),
      appOrigin: 'http://localhost:4100',
      pagesOrigin: 'http://localhost:4101',
      services: ['app', 'identity', 'site'],
      termsUrl: '/legal/terms',
      privacyUrl: '/legal/privacy',
      production: false,
      demo: false,
    });
    expect(Object.isFrozen(config)).toBe(true);
    expect('databaseUrl' in config).toBe(false);
  });

  it('takes empty variables for absent ones', () => {
    expect(readConfig({ VYS_APP_PORT: '', APP_ORIGIN: ' ' }, []).appOrigin).toBe(
      'http://localhost:4100',
    );
  });

  it('lets the origins follow the ports', () => {
    const config = readConfig({ VYS_APP_PORT: '5000', VYS_PAGES_PORT: '5001' }, ['--demo']);
    expect(config.appOrigin).toBe('http://localhost:5000');
    expect(config.pagesOrigin).toBe('http://localhost:5001');
    expect(config.demo).toBe(true);
  });

  it('reads lists and choices', () => {
    const config = readConfig({
      VYS_SERVICES: 'site, app',
      VYS_TRUSTED_PROXIES: '10.0.0.0/8,::1',
      VYS_LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      DATABASE_URL: 'postgresql://vys@db/vys',
      TERMS_URL: 'https://vys.example/terms',
    });
    expect(config).toMatchObject({
      services: ['app', 'site'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      logLevel: 'warn',
      production: true,
      databaseUrl: 'postgresql://vys@db/vys',
      termsUrl: 'https://vys.example/terms',
    });
  });

  it('STUDIO-23 takes the address of a module network, and none by default', () => {
    expect(readConfig({}).esmCdnUrl).toBeUndefined();
    const config = readConfig({ ESM_CDN_URL: 'https://esm.example/?external=react' });
    expect(config.esmCdnUrl).toBe('https://esm.example/?external=react');
  });

  it.each<[string, string, string]>([
    ['VYS_APP_PORT', 'http', 'a port number from 1 to 65535'],
    ['VYS_APP_PORT', '0', 'a port number from 1 to 65535'],
    ['VYS_PAGES_PORT', '65536', 'a port number from 1 to 65535'],
    ['APP_ORIGIN', 'localhost:4100', 'an origin like https://example.com, without a path'],
    ['PAGES_ORIGIN', 'https://vys.example/x', 'an origin like https://example.com, without a path'],
    ['APP_ORIGIN', 'ftp://a.example', 'an origin like https://example.com, without a path'],
    ['VYS_SERVICES', 'api', 'a list of app, identity, site'],
    ['VYS_DOORS', 'api', 'a list of app, identity, site'],
    ['VYS_LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent'],
    ['TERMS_URL', '//evil.example', 'a web address, or a path that starts with one slash'],
    ['PRIVACY_URL', 'javascript:1', 'a web address, or a path that starts with one slash'],
    ['ESM_CDN_URL', 'http://esm.example', 'an https address like https://esm.example.com'],
    ['ESM_CDN_URL', 'https://me@esm.example', 'an https address like https://esm.example.com'],
    ['VYS_TRUSTED_PROXIES', '0.0.0.0/0', 'IP addresses or ranges like 10.0.0.0/8'],
    ['VYS_TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses or ranges like 10.0.0.0/8'],
    ['OPERATORS', 'anna', 'email addresses, separated by commas'],
  ])('rejects %s=%s and says what it wants', (name, value, wanted) => {
    const readInvalid = () => readConfig({ [name]: value });
    expect(readInvalid).toThrow(StartupError);
    expect(readInvalid).toThrow(`${name} is "${value}", but must be ${wanted}`);
  });

  it('does not repeat a database address, which may hold a password', () => {
    const readInvalid = () => readConfig({ DATABASE_URL: 'mysql://me:secret@db/vys' });
    expect(readInvalid).toThrow('DATABASE_URL must start with postgresql://');
    expect(readInvalid).not.toThrow(/secret/);
  });

  it('reports all problems at once, each with its variable and what is expected', () => {
    const readInvalid = () =>
      readConfig({
        VYS_APP_PORT: 'http',
        VYS_PAGES_PORT: '4100',
        VYS_LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://me:secret@db/vys',
        OPERATORS: 'ada@example.com, anna',
        FILES_URL: 's3://bucket',
        IDENTITY_URL: 'https://id.example.com/realms/vys',
        SMTP_URL: 'smtp://mail.example',
      });
    expect(readInvalid).toThrow(StartupError);
    expect(readInvalid).toThrow(
      new StartupError(
        [
          'The configuration has several problems:',
          '- VYS_APP_PORT is "http", but must be a port number from 1 to 65535.',
          '- DATABASE_URL must start with postgresql:// or postgres://.',
          '- VYS_LOG_LEVEL is "loud", but must be one of trace, debug, info, warn, error, fatal, silent.',
          '- OPERATORS is "anna", but must be email addresses, separated by commas.',
          '- FILES_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
          '- IDENTITY_URL is set, so IDENTITY_SERVICE_CLIENT_SECRET must hold the secret of the client that this server speaks as.',
          "- SMTP_URL is set, so MAIL_FROM must be set to the sender's address.",
        ].join('\n'),
      ),
    );
  });

  it('rejects the same port for both servers', () => {
    expect(() => readConfig({ VYS_APP_PORT: '4101' })).toThrow('two different ports');
  });

  it('rejects the same origin for the workspace and the public pages', () => {
    const origin = 'https://vys.example';
    expect(() => readConfig({ APP_ORIGIN: origin, PAGES_ORIGIN: origin })).toThrow(
      'two different origins',
    );
  });
});

describe('defaultDataDir', () => {
  it('keeps two clones of root apart, outside of root’s home', () => {
    const [one, two] = [defaultDataDir('/root/one', 0), defaultDataDir('/root/two', 0)];
    expect(one).toMatch(/^\/var\/lib\/vys\/[0-9a-f]{12}$/);
    expect(one).not.toBe(two);
  });
});

describe('mail', () => {
  const env = { SMTP_URL: 'smtp://me:secret@mail.example:587', MAIL_FROM: 'Vys <a@b.example>' };

  it('takes a mail server with its sender', () => {
    expect(readConfig(env, [])).toMatchObject({
      smtpUrl: env.SMTP_URL,
      emailFrom: env.MAIL_FROM,
    });
    expect('smtpUrl' in readConfig({}, [])).toBe(false);
  });

  it.each([
    [{ SMTP_URL: env.SMTP_URL }, /MAIL_FROM must be set/],
    [{ ...env, SMTP_URL: 'https://me:secret@mail.example' }, /^SMTP_URL must look like/],
    [{ ...env, SMTP_URL: 'secret' }, /^SMTP_URL must look like/],
    [{ ...env, MAIL_FROM: 'not-an-address' }, /^MAIL_FROM is "not-an-address"/],
    [{ ...env, MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM is/],
  ])('rejects %j', (wrong, message) => {
    expect(() => readConfig(wrong, [])).toThrow(message);
    expect(() => readConfig(wrong, [])).not.toThrow(/secret/);
  });
});

describe('language models', () => {
  const read = (env: Record<string, string>) => readConfig(env, []).languageModels;

  it('are none by default', () => {
    expect(read({})).toBeUndefined();
  });

  it('need a name and a key for a named provider, and a name alone for Ollama', () => {
    expect(read({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm-1', AI_KEY: 'k' })).toEqual({
      provider: 'anthropic',
      url: 'https://api.anthropic.com/v1',
      names: ['m-1'],
      key: 'k',
      contextTokens: 12_000,
      outputTokens: 8_000,
      canSeeImages: true,
    });
    expect(read({ AI_PROVIDER: 'ollama', AI_MODEL: 'a, b' })).toMatchObject({
      url: 'http://127.0.0.1:11434/v1',
      names: ['a', 'b'],
      canSeeImages: false,
    });
  });

  it('take an address, limits, prices and sight', () => {
    const models = read({
      AI_URL: 'http://10.0.0.5:8080/v1/',
      AI_MODEL: 'm',
      AI_CONTEXT_TOKENS: '6000',
      AI_OUTPUT_TOKENS: '2000',
      AI_PRICE: '0.15/0.6',
      AI_IMAGES: 'yes',
    });
    expect(models).toEqual({
      provider: 'openai-compatible',
      url: 'http://10.0.0.5:8080/v1',
      names: ['m'],
      contextTokens: 6_000,
      outputTokens: 2_000,
      price: { input: 0.15, output: 0.6 },
      canSeeImages: true,
    });
  });

  it.each([
    [{ AI_KEY: 'k' }, /AI_MODEL must name the model/],
    [{ AI_MODEL: 'm' }, /AI_PROVIDER must be one of/],
    [{ AI_MODEL: 'm', AI_PROVIDER: 'openai' }, /AI_KEY must hold the API key of openai/],
    [{ AI_MODEL: 'm', AI_PROVIDER: 'openai-compatible' }, /AI_URL must be the address/],
    [
      { AI_MODEL: 'm', AI_URL: 'http://user:pw@host/v1' },
      /AI_URL must be an address .* without a key or a query\./,
    ],
    [{ AI_MODEL: 'm', AI_URL: 'http://h/v1', AI_PRICE: 'cheap' }, /AI_PRICE .*0\.15\/0\.60/],
    [{ AI_MODEL: 'm', AI_URL: 'http://h/v1', AI_CONTEXT_TOKENS: '10' }, /AI_CONTEXT_TOKENS/],
  ])('that do not go together stop the start: %o', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });
});
