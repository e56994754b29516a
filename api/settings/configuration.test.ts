import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartRefused } from '#api/start-refused.ts'
import { readConfiguration } from './configuration.ts'
import { sandboxWebhookSecret } from './stripe-configuration.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const read = (env: Record<string, string> = {}) => readConfiguration(env, () => secret)
const refusal = (env: Record<string, string>) => {
  try {
    read(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartRefused)
    return error instanceof Error ? error.message : ''
  }
  return 'nothing was refused'
}

describe('with nothing set', () => {
  test('everything has a value that works on one machine', () => {
    expect(read()).toEqual({
      port: 3000,
      host: '127.0.0.1',
      cdn: null,
      alertWebhook: null,
      publicUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: null,
      databaseOwnerUrl: null,
      databaseConnections: 20,
      nodeEnv: 'development',
      logLevel: 'warn',
      sandbox: true,
      sandboxPort: 3001,
      sandboxSmtpPort: 3002,
      sandboxUrl: 'http://localhost:3001',
      smtpUrl: 'smtp://127.0.0.1:3002',
      mailFrom: 'Tuck In <orders@localhost>',
      googleMapsApiKey: null,
      googleMapsUrl: null,
      mapStyleUrl: null,
      tokenSecret: secret,
      formerTokenSecret: null,
      dataKey: secret,
      pushKey: secret,
      pushServices: {
        hosts: [
          'fcm.googleapis.com',
          'updates.push.services.mozilla.com',
          '*.push.apple.com',
          '*.notify.windows.com',
        ],
        sandboxUrl: 'http://localhost:3001/push/send/',
      },
      passwordMinimum: 4,
      undoSeconds: 10,
      botCheck: true,
      recaptcha: null,
      recaptchaUrl: null,
      google: null,
      facebook: null,
      apple: null,
      s3: null,
      stripe: {
        secretKey: 'sk_test_sandbox',
        publishableKey: 'pk_test_sandbox',
        webhookSecret: sandboxWebhookSecret(secret),
        accountsWebhookSecret: sandboxWebhookSecret(secret),
        apiUrl: 'http://localhost:3001',
        isSandbox: true,
      },
      strapi: null,
      hygieneUrl: 'http://localhost:3001/food-hygiene',
      sentry: null,
      marketplaceDefaults: { name: 'Tuck In', contactEmail: 'orders@localhost' },
      operatorEmail: null,
      trustProxy: false,
      rateLimits: true,
      workers: 4,
    })
  })

  test('an empty variable counts as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toEqual(read())
  })
})

describe('derived values', () => {
  test('the sandbox and the public address follow the port', () => {
    expect(read({ PORT: '8080' })).toMatchObject({
      publicUrl: 'http://localhost:8080',
      sandboxPort: 8081,
      sandboxSmtpPort: 8082,
      smtpUrl: 'smtp://127.0.0.1:8082',
    })
  })

  test('the sender follows the name and the public address', () => {
    const { mailFrom, publicUrl } = read({
      MARKETPLACE_NAME: 'Hackney Eats',
      PUBLIC_URL: 'https://eats.example/',
    })
    expect(publicUrl).toBe('https://eats.example')
    expect(mailFrom).toBe('Hackney Eats <orders@eats.example>')
  })

  test('production turns the sandbox off and needs a public address and a mail server', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://eats.example' }
    const smtp = { SMTP_URL: 'smtp://mail.example:25' }
    expect(read({ ...production, ...smtp }).sandbox).toBe(false)
    expect(refusal({ NODE_ENV: 'production', ...smtp })).toContain('PUBLIC_URL is needed')
    expect(refusal(production)).toContain('SMTP_URL is needed')
    expect(refusal({ ...production, SANDBOX: 'on' })).toContain('SANDBOX=on is refused')
    expect(read({ ...production, SANDBOX: 'on-in-production' }).sandbox).toBe(true)
  })

  test('ports must differ and fit', () => {
    expect(refusal({ SANDBOX_PORT: '3000' })).toContain('must differ')
    expect(refusal({ PORT: '65535' })).toContain('no room for the sandbox')
    expect(read({ PORT: '65535', SANDBOX: 'off', SMTP_URL: 'smtp://m.example' }).port).toBe(65_535)
  })
})

describe('a wrong value', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but is “abc”'],
    ['PORT', '0', 'PORT must be a whole number'],
    ['PORT', '99999', 'PORT must be a whole number'],
    ['PUBLIC_URL', 'localhost:3000', 'PUBLIC_URL must be an address beginning with http://'],
    ['NODE_ENV', 'staging', 'NODE_ENV must be development, production or test'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info'],
    ['SANDBOX', 'maybe', 'SANDBOX must be on, off or on-in-production'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address beginning with smtp://'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be one email address'],
    ['MARKETPLACE_NAME', '<script>', 'MARKETPLACE_NAME must be a name'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies'],
    ['WORKERS', '-1', 'WORKERS must be a whole number from 0 to 64'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must be at least 32 characters long'],
    ['PUSH_KEY', 'short', 'PUSH_KEY must be a private VAPID key'],
    ['PUSH_SERVICES', 'https://push.example', 'PUSH_SERVICES must be host names'],
    ['PUSH_SERVICES', '*', 'PUSH_SERVICES must be host names'],
    ['PUSH_SERVICES', 'localhost', 'PUSH_SERVICES must be host names'],
  ])('%s=%s is refused with what it must be', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toContain(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['DATABASE_OWNER_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'http://root:hunter2@mail'],
    ['TOKEN_SECRET', 'hunter2'],
  ])('of %s is not repeated', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('hunter2')
  })

  test('each has its own line', () => {
    expect(refusal({ PORT: 'x', WORKERS: 'y' }).split('\n')).toHaveLength(2)
  })
})

test.each([
  [{}, 'http://localhost:3001'],
  [{ PORT: '8080' }, 'http://localhost:8081'],
  [{ PUBLIC_URL: 'https://tuckin.example', SANDBOX_PORT: '9' }, 'http://tuckin.example:9'],
  [{ SANDBOX_URL: 'https://sandbox.example/' }, 'https://sandbox.example'],
  [{ SANDBOX_URL: 'https://sandbox.example', SANDBOX: 'off', SMTP_URL: 'smtp://a' }, null],
])('with %j the sandbox is at %s', (env, url) => {
  expect(read(env).sandboxUrl).toBe(url)
})

test('the owner of a database is refused without the database', () => {
  const owner = { DATABASE_OWNER_URL: 'postgresql://owner@db/x' }
  expect(refusal(owner)).toContain('DATABASE_OWNER_URL is set without DATABASE_URL')
  const both = { ...owner, DATABASE_URL: 'postgresql://server@db/x' }
  expect(read(both)).toMatchObject({
    databaseUrl: 'postgresql://server@db/x',
    databaseOwnerUrl: 'postgresql://owner@db/x',
  })
})

describe('signing in with Apple', () => {
  const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const settings = {
    APPLE_CLIENT_ID: 'com.example.tuckin',
    APPLE_TEAM_ID: 'A1B2C3D4E5',
    APPLE_KEY_ID: 'F6G7H8I9J0',
    APPLE_PRIVATE_KEY: pem,
  }

  test.each([
    ['as it is', pem],
    ['on one line', pem.replaceAll('\n', '\\n')],
  ])('takes the key %s', (_, key) => {
    const { apple } = read({ ...settings, APPLE_PRIVATE_KEY: key })
    expect(apple).toMatchObject({ clientId: 'com.example.tuckin', teamId: 'A1B2C3D4E5' })
    expect(apple?.privateKey.type).toBe('private')
  })

  test.each(Object.keys(settings))('is refused without %s', (name) => {
    expect(refusal({ ...settings, [name]: '' })).toContain('go together: set all four, or none')
  })

  test('is refused with another key, which is not repeated', () => {
    const message = refusal({ ...settings, APPLE_PRIVATE_KEY: 'not a key' })
    expect(message).toContain('APPLE_PRIVATE_KEY must be the key')
    expect(message).not.toContain('not a key')
  })
})

describe('storage', () => {
  const keys = {
    S3_URL: 'https://s3.example/photos/',
    S3_ACCESS_KEY_ID: 'AKIA1',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  test('is a bucket with its address and keys', () => {
    const known = { url: 'https://s3.example/photos', accessKeyId: 'AKIA1' }
    expect(read(keys).s3).toEqual({ ...known, secretAccessKey: 'secret', region: 'auto' })
    expect(read({ ...keys, S3_REGION: 'eu-west-2' }).s3?.region).toBe('eu-west-2')
  })

  test.each(Object.keys(keys))('is refused without %s', (name) => {
    expect(refusal({ ...keys, [name]: '' })).toContain('go together')
  })
})

test('notifications go to the services that are named, and to the sandbox where it is on', () => {
  const named = { PUSH_SERVICES: 'Push.Example, *.push.example' }
  const hosts = ['push.example', '*.push.example']
  expect(read(named).pushServices).toEqual({
    hosts,
    sandboxUrl: 'http://localhost:3001/push/send/',
  })
  const real = { ...named, SANDBOX: 'off', SMTP_URL: 'smtp://a' }
  expect(read(real).pushServices).toEqual({ hosts, sandboxUrl: null })
})

describe('card payments', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const known = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' }
  const noSandbox = { SANDBOX: 'off', SMTP_URL: 'smtp://a' }

  test('are Stripe’s with its three keys, whether the sandbox is on or off', () => {
    const stripe = { ...known, accountsWebhookSecret: null, apiUrl: null, isSandbox: false }
    expect(read(keys).stripe).toEqual(stripe)
    expect(read({ ...keys, ...noSandbox }).stripe).toEqual(stripe)
    const connect = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }
    expect(read({ ...keys, ...connect }).stripe).toMatchObject({ accountsWebhookSecret: 'whsec_2' })
    const proxy = { STRIPE_API_URL: 'https://proxy.example/' }
    expect(read({ ...keys, ...proxy }).stripe?.apiUrl).toBe('https://proxy.example')
  })

  test.each(Object.keys(keys))('are refused without %s', (name) => {
    expect(refusal({ ...keys, [name]: '' })).toContain('go together: set all three, or none')
  })

  test.each([
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    { STRIPE_SECRET_KEY: 'rk_test_1' },
    { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
  ])('are refused with keys of two modes: %j', (other) => {
    expect(refusal({ ...keys, ...other })).toContain('both from live mode')
  })

  test('are the sandbox’s without keys, and nobody’s without both', () => {
    expect(read().stripe?.isSandbox).toBe(true)
    expect(read(noSandbox).stripe).toBeNull()
  })
})

test.each([
  [{}, 'http://localhost:3001/food-hygiene'],
  [{ SANDBOX: 'off', SMTP_URL: 'smtp://a' }, 'https://api.ratings.food.gov.uk'],
  [{ HYGIENE_URL: 'https://proxy.example/fhrs/' }, 'https://proxy.example/fhrs'],
])('with %j food hygiene ratings are read at %s', (env, url) => {
  expect(read(env).hygieneUrl).toBe(url)
})

test.each([
  ['off', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.1, 10.0.0.0/8', '10.0.0.1, 10.0.0.0/8'],
])('TRUST_PROXY=%s', (text, trusted) => {
  expect(read({ TRUST_PROXY: text }).trustProxy).toBe(trusted)
})
