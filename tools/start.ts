import { API_BASE, STRIPE_WEBHOOK_PATH } from '#contract/constants.ts'
import { readConfiguration, type Configuration } from '#api/settings/configuration.ts'
import { StartRefused } from '#api/start-refused.ts'
import { connect } from '#api/database/connect.ts'
import { inviteFirstOperator } from '#api/operator/setup/create-operator.ts'
import { newSetupCode } from '#api/operator/setup/set-up-marketplace.ts'
import { buildWeb } from './build/build-web.ts'
import { announce } from './start/announce.ts'
import { openDatabase } from './start/database.ts'
import { printerSetUp } from './start/demonstration-printer.ts'
import { Lifetime } from './start/lifetime.ts'
import { localUrl } from './start/local-url.ts'
import { checkPorts } from './start/ports.ts'
import { stopwatch, type Stopwatch } from './start/stopwatch.ts'

/**
 * `npm start`: everything on one machine. Each part is started as early as what it needs is there,
 * and stopped in the opposite order.
 */
async function start(lifetime: Lifetime): Promise<void> {
  const configuration = readConfiguration(process.env)
  // The configuration has read NODE_ENV; from here it only selects which of libraries' two
  // builds to use, and what is served is always the quick one.
  process.env['NODE_ENV'] = 'production'
  const timed = stopwatch(configuration.logLevel === 'debug')
  await timed('ports', checkPorts(configuration))
  const modules = timed('modules', loadModules(configuration))
  const [database, , { startServer, startSandbox }] = await Promise.all([
    openDatabase(configuration, lifetime, timed),
    timed('website', buildWeb({ log: console.log, signal: lifetime.ending })),
    modules,
  ])
  const sandbox = startSandbox && (await openSandbox(startSandbox, configuration, lifetime, timed))
  const server = await timed('server', startServer({ ...configuration, databaseUrl: database.url }))
  lifetime.add(() => server.stop())
  const paymentsUrl =
    sandbox && configuration.stripe?.isSandbox ? `${sandbox.stripeUrl}/stripe` : undefined
  const { mailboxUrl, printersUrl } = sandbox ?? {}
  const setupUrl = await timed('set-up', prepareSetup(configuration, database.url))
  announce(configuration, { mailboxUrl, paymentsUrl, printersUrl, setupUrl, ...database.toTry })
}

/** Loads the larger parts while PostgreSQL starts. */
async function loadModules({ sandbox }: Configuration) {
  const [{ startServer }, sandboxModule] = await Promise.all([
    import('#api/main.ts'),
    sandbox ? import('#sandbox/main.ts') : null,
  ])
  return { startServer, startSandbox: sandboxModule?.startSandbox }
}

async function openSandbox(
  startSandbox: typeof import('#sandbox/main.ts').startSandbox,
  configuration: Configuration,
  lifetime: Lifetime,
  timed: Stopwatch,
) {
  const { host, sandboxPort, sandboxSmtpPort, sandboxUrl, dataDir } = configuration
  const ports = { port: sandboxPort, smtpPort: sandboxSmtpPort }
  const publicUrl = sandboxUrl === null ? {} : { publicUrl: sandboxUrl }
  const stripe = webhookOf(configuration)
  const starPrinter = printerSetUp(configuration)
  const options = { host, ...ports, dataDir, ...publicUrl, ...(stripe && { stripe }), starPrinter }
  const sandbox = await timed('sandbox', startSandbox(options))
  lifetime.add(() => sandbox.stop())
  return sandbox
}

/** Where the sandbox sends payment events; those of Stripe don't arrive here. */
function webhookOf(configuration: Configuration) {
  const { stripe } = configuration
  if (!stripe?.isSandbox) return null
  const webhookUrl = `${localUrl(configuration)}${API_BASE}${STRIPE_WEBHOOK_PATH}`
  return { webhookUrl, webhookSecret: stripe.webhookSecret }
}

const lifetime = new Lifetime()
try {
  await start(lifetime)
} catch (error) {
  if (!lifetime.ending.aborted)
    console.error(error instanceof StartRefused ? `\n${error.message}` : error)
  await lifetime.end(1)
}

/**
 * The address where a marketplace that never had an operator is set up; undefined: it has one, or OPERATOR_EMAIL
 * is invited to be the first. The code is behind the #, which browsers send to nobody.
 */
async function prepareSetup(
  { publicUrl, operatorEmail }: Configuration,
  databaseUrl: string,
): Promise<string | undefined> {
  const { db, close } = connect(databaseUrl, { max: 1 })
  const now = new Date()
  try {
    if (operatorEmail !== null) {
      if (await inviteFirstOperator(db, operatorEmail, now))
        console.log(`An email to ${operatorEmail} has a link to the console.`)
      return undefined
    }
    const code = await newSetupCode(db, now)
    return code === null ? undefined : `${publicUrl}/setup#${new URLSearchParams({ code })}`
  } finally {
    await close()
  }
}
