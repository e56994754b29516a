import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { standInForAppleSignIn } from './apple-sign-in/apple-sign-in-stand-in.ts'
import { standInForFoodHygiene } from './food-hygiene/food-hygiene-stand-in.ts'
import { standInForFacebookSignIn } from './facebook-sign-in/facebook-sign-in-stand-in.ts'
import { standInForGoogleMaps } from './google-maps/google-maps-stand-in.ts'
import { standInForGoogleSignIn } from './google-sign-in/google-sign-in-stand-in.ts'
import { createSandboxServer } from './http/sandbox-server.ts'
import { startMail } from './mail/mail-stand-in.ts'
import type { SetUp } from './printers/set-up.ts'
import { standInForPrinters } from './printers/printers-stand-in.ts'
import { standInForPush } from './push/push-stand-in.ts'
import { standInForSentry } from './sentry/sentry-stand-in.ts'
import { standInForStrapi } from './strapi/strapi-stand-in.ts'
import { standInForS3 } from './s3/s3-stand-in.ts'
import { startStripe } from './stripe/stripe-stand-in.ts'

export type SandboxOptions = {
  /** Where the web pages listen; port 0 takes a free one. */
  host: string
  port: number
  /** The mail server always listens on 127.0.0.1; port 0 takes a free one. */
  smtpPort: number
  /** Where messages are stored over a restart, in a folder each stand-in names; else in memory only. */
  dataDir?: string
  /** Where people reach the pages, if that is not `http://host:port`. */
  publicUrl?: string
  /** Where Stripe's events go, and the secret they are signed with. */
  stripe?: { webhookUrl?: string; webhookSecret?: string }
  /** Where the Star printer fetches its tickets; else nowhere, until its page is told. */
  starPrinter?: SetUp
}

export type RunningSandbox = {
  /** Where people read the mail. */
  mailboxUrl: string
  /** Two ticket printers and their paper. */
  printersUrl: string
  /** What GOOGLE_MAPS_URL is to be for a trial without Google; a page for people as well. */
  googleMapsUrl: string
  /** Where all of it is; below it are Google and Facebook to sign in with. */
  url: string
  /** Where Stripe's REST API is: `/v1/…` below it. */
  stripeUrl: string
  /** What SMTP_URL is to be. */
  smtpUrl: string
  /** Ends every connection; nothing is left running. */
  stop(): Promise<void>
}

/**
 * Starts the outside world in a box: a mail server with its mailbox, Google Maps, Google and
 * Facebook to sign in with, the register of food hygiene ratings, Strapi, Sentry, a storage, a push service, ticket
 * printers, and Stripe. Each stand-in speaks the real protocol of its service. Rejects if a port is in use.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const mail = await startMail(options.dataDir ?? null, options.smtpPort)
  const printers = standInForPrinters(options.starPrinter ?? null)
  let publicUrl = ''
  const stripe = startStripe({
    dataDir: options.dataDir ?? null,
    publicUrl: () => publicUrl,
    webhook: webhookOf(options.stripe),
    accountsWebhook: accountsWebhookOf(options.stripe),
  })
  const server = createSandboxServer([
    mail,
    stripe,
    standInForGoogleMaps(),
    standInForGoogleSignIn({ publicUrl: () => publicUrl }),
    standInForFacebookSignIn(),
    standInForAppleSignIn({ publicUrl: () => publicUrl }),
    standInForStrapi(),
    standInForS3(),
    standInForFoodHygiene(),
    standInForPush({ publicUrl: () => publicUrl }),
    standInForSentry(),
    printers,
  ])
  server.listen(options.port, options.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    await Promise.all([mail.stop(), stripe.stop(), printers.stop()])
    throw error
  }
  // A server that listens on a port, not on a pipe, has an address with a port.
  const { port } = server.address() as AddressInfo
  const givenUrl = options.publicUrl ?? `http://${addressable(options.host)}:${port}`
  publicUrl = givenUrl.replace(/\/+$/, '')
  return {
    mailboxUrl: `${publicUrl}/mail`,
    printersUrl: `${publicUrl}/printers`,
    googleMapsUrl: `${publicUrl}/google-maps`,
    url: publicUrl,
    stripeUrl: publicUrl,
    smtpUrl: mail.smtpUrl,
    async stop() {
      server.close()
      await Promise.all([mail.stop(), stripe.stop(), printers.stop()])
      server.closeAllConnections()
    },
  }
}

function webhookOf({ webhookUrl, webhookSecret }: SandboxOptions['stripe'] = {}) {
  if (webhookUrl === undefined) return null
  return { url: webhookUrl, secret: webhookSecret ?? 'whsec_sandbox' }
}

/** Events about connected accounts go to an address of their own, as at Stripe. */
function accountsWebhookOf(options: SandboxOptions['stripe']) {
  const webhook = webhookOf(options)
  return webhook && { ...webhook, url: `${webhook.url}/accounts` }
}

/** An address to type: all addresses of a machine are reached by its own name. */
function addressable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Nothing in the sandbox is real, so production has to name it in full. */
export function isRefused(env: Record<string, string | undefined>): boolean {
  return env['NODE_ENV'] === 'production' && env['SANDBOX'] !== 'on-in-production'
}

async function runAlone(env: Record<string, string | undefined>): Promise<void> {
  if (isRefused(env)) {
    console.error('The sandbox is refused in production: ask for it by SANDBOX=on-in-production.')
    process.exitCode = 1
    return
  }
  const sandbox = await startSandbox({
    host: env['HOST'] || '127.0.0.1',
    port: Number(env['SANDBOX_PORT'] || 3001),
    smtpPort: Number(env['SANDBOX_SMTP_PORT'] || 3002),
    ...(env['DATA_DIR'] ? { dataDir: env['DATA_DIR'] } : {}),
    stripe: webhookOfEnvironment(env),
  })
  console.log(`Mailbox      ${sandbox.mailboxUrl}`)
  console.log(`Mail server  ${sandbox.smtpUrl}`)
  console.log(`Google Maps  ${sandbox.googleMapsUrl}`)
  console.log(`Printers     ${sandbox.printersUrl}`)
  console.log(`Stripe       ${sandbox.stripeUrl}/stripe`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop())
  }
}

function webhookOfEnvironment(env: Record<string, string | undefined>) {
  const webhookUrl = env['STRIPE_WEBHOOK_URL']
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET']
  return { ...(webhookUrl ? { webhookUrl } : {}), ...(webhookSecret ? { webhookSecret } : {}) }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runAlone(process.env)
}
