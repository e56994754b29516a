import { resolve } from 'node:path'
import type { z } from 'zod'
import { PASSWORD_MINIMUM_LENGTH } from '#contract/constants.ts'
import { DEFAULT_UNDO_SECONDS } from '#rules/orders/undo.ts'
import { databaseOf, type DatabaseConfiguration } from './database-settings.ts'
import { defaultPushServices } from './push-settings.ts'
import { sentryOf, type SentryProject } from './service-settings.ts'
import { defaultPort, environment, highestPort, settings, type Environment } from './settings.ts'
import { appleOf, type AppleClient } from './apple-configuration.ts'
import { StartRefused } from '#api/start-refused.ts'
import { stripeOf, type StripeConfiguration } from './stripe-configuration.ts'
import { storedSecret, type SecretName } from './token-secret.ts'

export type OAuthClient = { clientId: string; clientSecret: string }

/** The services that deliver browsers' notifications. */
export interface PushServices {
  /** Host names; one that begins with `*.` stands for every host below it. */
  hosts: readonly string[]
  /** The prefix of the sandbox's addresses, which may be plain HTTP; null: it is off. */
  sandboxUrl: string | null
}

export interface S3Bucket {
  /** The address of the bucket. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Configuration = DatabaseConfiguration & {
  port: number
  host: string
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string
  /** Absolute path. */
  dataDir: string
  nodeEnv: 'development' | 'production' | 'test'
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  sandbox: boolean
  sandboxPort: number
  sandboxSmtpPort: number
  /** The sandbox's address, without a slash at the end; null when it is off. */
  sandboxUrl: string | null
  smtpUrl: string
  mailFrom: string
  /** null: places come from the built-in gazetteer. */
  googleMapsApiKey: string | null
  /** null: Google's own. */
  googleMapsUrl: string | null
  /** null: the map is a picture of distances. */
  mapStyleUrl: string | null
  tokenSecret: string
  /** The former secret; its tokens stay valid. */
  formerTokenSecret: string | null
  /** What bank details and identity documents are encrypted with in the database. */
  dataKey: string
  /** The private key that notifications are signed with: base64url of a P-256 scalar. */
  pushKey: string
  /** Where notifications may be sent to. */
  pushServices: PushServices
  /** The minimum length of a new password, in characters. */
  passwordMinimum: number
  /** For how long staff may undo what they did with an order; 0: not at all. */
  undoSeconds: number
  botCheck: boolean
  /** null: the bot check is proof of work. */
  recaptcha: { siteKey: string; secretKey: string } | null
  /** null: Google's own. */
  recaptchaUrl: string | null
  /** The client of each provider that is connected; null: the sandbox, or none. */
  google: OAuthClient | null
  facebook: OAuthClient | null
  apple: AppleClient | null
  /** null: files are stored in DATA_DIR. */
  s3: S3Bucket | null
  /** null: orders are paid in cash only. */
  stripe: StripeConfiguration | null
  /** null: the footer is the website's own. */
  strapi: { url: string; version: 4 | 5; token: string | null } | null
  /** Where food hygiene ratings are read, without a slash at the end. */
  hygieneUrl: string
  /** null: errors are not reported. */
  sentry: SentryProject | null
  /** The webhook of a network that caches pages in front of us; null: there is none. */
  cdn: { url: string; secret: string } | null
  /** Where alerts for operators go besides; null: there is none. */
  alertWebhook: { url: string; secret: string } | null
  /**
   * The name and the mailbox for enquiries, where an operator has set no others: Context's `marketplace` has those
   * that hold.
   */
  marketplaceDefaults: { name: string; contactEmail: string }
  /** Who is to run a marketplace without an operator; null: whoever sets it up. */
  operatorEmail: string | null
  /** As Fastify's `trustProxy`: a number of proxies, their addresses, or false for none. */
  trustProxy: false | number | string
  /** Whether requests of one address are limited. */
  rateLimits: boolean
  /** The number of jobs that this process runs at once; 0 for none. */
  workers: number
}

/**
 * Reads and validates the whole configuration from environment variables; an empty one counts as unset.
 * `secretOf` finds a secret whose setting is unset (by default: stored in a file). Throws StartRefused with
 * one sentence per wrong setting; a secret's value is never repeated.
 */
export function readConfiguration(
  env: Record<string, string | undefined>,
  secretOf: (dataDir: string, name: SecretName) => string = storedSecret,
): Configuration {
  const filled = Object.entries(env).map(([name, text]) => [name, text?.trim() || undefined])
  const read = environment.safeParse(Object.fromEntries(filled))
  if (!read.success) throw new StartRefused(sentencesAbout(read.error, env).join('\n'))
  const given = read.data
  const sandbox = isSandboxOn(given)
  const ports = portsOf(given, sandbox)
  const publicUrl = publicUrlOf(given, ports.port)
  const dataDir = resolve(given.DATA_DIR ?? 'data')
  const tokenSecret = given.TOKEN_SECRET ?? secretOf(dataDir, 'token-secret')
  const sandboxUrl = sandbox ? sandboxUrlOf(given, publicUrl, ports.sandboxPort) : null
  return {
    ...ports,
    host: given.HOST ?? '127.0.0.1',
    publicUrl,
    dataDir,
    ...databaseOf(given),
    nodeEnv: given.NODE_ENV ?? 'development',
    logLevel: given.LOG_LEVEL ?? (given.NODE_ENV === 'production' ? 'info' : 'warn'),
    sandbox,
    sandboxUrl,
    smtpUrl: smtpUrlOf(given, sandbox, ports.sandboxSmtpPort),
    ...mailOf(given, publicUrl),
    googleMapsApiKey: given.GOOGLE_MAPS_API_KEY ?? null,
    googleMapsUrl: given.GOOGLE_MAPS_URL?.replace(/\/+$/, '') ?? null,
    mapStyleUrl: given.MAP_STYLE_URL ?? null,
    tokenSecret,
    formerTokenSecret: given.TOKEN_SECRET_FORMER ?? null,
    dataKey: given.DATA_KEY ?? secretOf(dataDir, 'data-key'),
    pushKey: given.PUSH_KEY ?? secretOf(dataDir, 'push-key'),
    pushServices: {
      hosts: given.PUSH_SERVICES ?? defaultPushServices,
      sandboxUrl: sandboxUrl === null ? null : `${sandboxUrl}/push/send/`,
    },
    passwordMinimum: given.PASSWORD_MINIMUM ?? PASSWORD_MINIMUM_LENGTH,
    undoSeconds: given.UNDO_SECONDS ?? DEFAULT_UNDO_SECONDS,
    botCheck: given.BOT_CHECK ?? true,
    recaptcha: recaptchaOf(given),
    recaptchaUrl: given.RECAPTCHA_URL ?? null,
    google: clientOf(given, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    facebook: clientOf(given, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'),
    apple: appleOf(given),
    s3: s3Of(given),
    stripe: stripeOf(given, { sandboxUrl, tokenSecret }),
    strapi: strapiOf(given),
    hygieneUrl: hygieneUrlOf(given, sandboxUrl),
    sentry: given.SENTRY_DSN === undefined ? null : sentryOf(given.SENTRY_DSN),
    ...webhooksOf(given),
    operatorEmail: given.OPERATOR_EMAIL ?? null,
    trustProxy: given.TRUST_PROXY ?? false,
    rateLimits: given.RATE_LIMITS ?? true,
    workers: given.WORKERS ?? 4,
  }
}

function isSandboxOn({ SANDBOX, NODE_ENV }: Environment): boolean {
  if (SANDBOX === 'on' && NODE_ENV === 'production')
    throw new StartRefused(
      'SANDBOX=on is refused in production, because nothing in it is real: leave it unset, or ask for it by name with SANDBOX=on-in-production.',
    )
  return SANDBOX === undefined ? NODE_ENV !== 'production' : SANDBOX !== 'off'
}

function portsOf(given: Environment, sandbox: boolean) {
  const port = given.PORT ?? defaultPort
  const sandboxPort = given.SANDBOX_PORT ?? port + 1
  const sandboxSmtpPort = given.SANDBOX_SMTP_PORT ?? port + 2
  const ports = sandbox ? [port, sandboxPort, sandboxSmtpPort] : [port]
  if (ports.some((each) => each > highestPort))
    throw new StartRefused(
      `PORT=${port} leaves no room for the sandbox on the next two ports: choose a smaller PORT, or set SANDBOX_PORT and SANDBOX_SMTP_PORT.`,
    )
  if (new Set(ports).size < ports.length)
    throw new StartRefused(
      `PORT, SANDBOX_PORT and SANDBOX_SMTP_PORT must differ, but are ${ports.join(', ')}.`,
    )
  return { port, sandboxPort, sandboxSmtpPort }
}

const FOOD_STANDARDS_AGENCY = 'https://api.ratings.food.gov.uk'

function hygieneUrlOf({ HYGIENE_URL }: Environment, sandboxUrl: string | null): string {
  if (HYGIENE_URL !== undefined) return HYGIENE_URL.replace(/\/+$/, '')
  return sandboxUrl === null ? FOOD_STANDARDS_AGENCY : `${sandboxUrl}/food-hygiene`
}

function recaptchaOf(given: Environment): Configuration['recaptcha'] {
  const keys = pairOf(given, 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY')
  return keys && { siteKey: keys[0], secretKey: keys[1] }
}

function webhooksOf(given: Environment): Pick<Configuration, 'cdn' | 'alertWebhook'> {
  return {
    cdn: webhookOf(given, 'CDN_PURGE_URL', 'CDN_PURGE_SECRET'),
    alertWebhook: webhookOf(given, 'ALERT_WEBHOOK_URL', 'ALERT_WEBHOOK_SECRET'),
  }
}

function webhookOf(
  given: Environment,
  url: TextSetting,
  secret: TextSetting,
): { url: string; secret: string } | null {
  const both = pairOf(given, url, secret)
  return both && { url: both[0], secret: both[1] }
}

function clientOf(given: Environment, id: TextSetting, secret: TextSetting): OAuthClient | null {
  const client = pairOf(given, id, secret)
  return client && { clientId: client[0], clientSecret: client[1] }
}

function strapiOf(given: Environment): Configuration['strapi'] {
  const { CONTENT_URL: url, CONTENT_VERSION: version = 5, CONTENT_TOKEN: token = null } = given
  return url === undefined ? null : { url: url.replace(/\/+$/, ''), version, token }
}

function s3Of(given: Environment): S3Bucket | null {
  const keys = pairOf(given, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  const { S3_URL: url, S3_REGION: region = 'auto' } = given
  if (url === undefined && keys === null) return null
  if (url === undefined || keys === null)
    throw new StartRefused(
      'S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all, or none.',
    )
  return { url: url.replace(/\/+$/, ''), region, accessKeyId: keys[0], secretAccessKey: keys[1] }
}

type TextSetting = {
  [Name in keyof Environment]-?: Environment[Name] extends string | undefined ? Name : never
}[keyof Environment & string]

/** Two settings that must be set together. Throws StartRefused for one without the other. */
function pairOf(
  given: Environment,
  first: TextSetting,
  second: TextSetting,
): [string, string] | null {
  const [a, b] = [given[first], given[second]]
  if (a !== undefined && b !== undefined) return [a, b]
  if (a === undefined && b === undefined) return null
  throw new StartRefused(`${first} and ${second} go together: set both, or neither.`)
}

function publicUrlOf(given: Environment, port: number): string {
  if (!given.PUBLIC_URL && given.NODE_ENV === 'production')
    throw new StartRefused(
      'PUBLIC_URL is needed in production, because links in emails begin with it: set PUBLIC_URL=https://your.address.',
    )
  return (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
}

function sandboxUrlOf({ SANDBOX_URL }: Environment, publicUrl: string, port: number): string {
  return (SANDBOX_URL ?? `http://${new URL(publicUrl).hostname}:${port}`).replace(/\/+$/, '')
}

function mailOf(
  given: Environment,
  publicUrl: string,
): Pick<Configuration, 'mailFrom' | 'marketplaceDefaults'> {
  const name = given.MARKETPLACE_NAME ?? 'Tuck In'
  const address = `orders@${new URL(publicUrl).hostname}`
  const mailFrom = given.MAIL_FROM ?? `${name} <${address}>`
  const sender = /([^\s<>]+)>?$/.exec(mailFrom)?.[1] ?? address
  return { mailFrom, marketplaceDefaults: { name, contactEmail: given.CONTACT_EMAIL ?? sender } }
}

function smtpUrlOf(given: Environment, sandbox: boolean, sandboxSmtpPort: number): string {
  if (given.SMTP_URL) return given.SMTP_URL
  if (sandbox) return `smtp://127.0.0.1:${sandboxSmtpPort}`
  throw new StartRefused(
    'SMTP_URL is needed when the sandbox is off, because emails must go somewhere: set SMTP_URL=smtps://user:password@your.mail.server:465.',
  )
}

function sentencesAbout(error: z.ZodError, env: Record<string, string | undefined>): string[] {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])))
  return settings
    .filter(({ name }) => names.has(name))
    .map(({ name, wanted, secret, example }) => {
      const but = secret ? 'but is not' : `but is “${env[name] ?? ''}”`
      const fix = name === 'TOKEN_SECRET' ? '' : `, for example ${name}=${example}`
      return `${name} must be ${wanted}, ${but}: change it${fix}, or leave it unset.`
    })
}
