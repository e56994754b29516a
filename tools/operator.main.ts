import { parseArgs } from 'node:util'
import { email as emailField } from '#contract/fields.ts'
import { operatorRole } from '#contract/operator/operator-roles.ts'
import { connect } from '#api/database/connect.ts'
import { createOperator } from '#api/operator/setup/create-operator.ts'
import { readConfiguration } from '#api/settings/configuration.ts'
import { StartRefused } from '#api/start-refused.ts'
import { findDatabase } from './gazetteer/find-database.ts'

const usage = `Makes an operator of the marketplace, and prints where they choose their password.

  npm run operator -- create --email ADDRESS [--role owner|support|finance|content]

It is run on the machine of the server, with the same settings.
`

const print = (line: string) => process.stdout.write(`${line}\n`)

class UsageWanted extends Error {}

function readOrder() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { email: text, role: { ...text, default: 'owner' } },
    allowPositionals: true,
  })
  if (positionals.join(' ') !== 'create') throw new UsageWanted('What is to be done?')
  const email = emailField.safeParse(values.email)
  if (!email.success) throw new UsageWanted('Give an email address: --email a@b.example')
  const role = operatorRole.safeParse(values.role)
  if (!role.success) throw new UsageWanted(`There is no role “${values.role}”.`)
  return { email: email.data, role: role.data }
}

async function run(): Promise<void> {
  const order = readOrder()
  const configuration = readConfiguration(process.env)
  const database = await findDatabase(process.env, print)
  const { db, close } = connect(database.url, { max: 1 })
  try {
    const path = await createOperator(db, { ...order, at: new Date() }, configuration)
    if (path === null)
      throw new StartRefused(
        `${order.email} runs this marketplace already. A forgotten password is set anew at ${configuration.publicUrl}/operator/forgot-password.`,
      )
    print(`${order.email} is an operator (${order.role}). Within a day, they choose a password at`)
    print(`  ${configuration.publicUrl}${path}`)
  } finally {
    await close()
    await database.leave()
  }
}

try {
  await run()
} catch (error) {
  process.exitCode = 1
  if (error instanceof UsageWanted) console.error(`${error.message}\n\n${usage}`)
  else console.error(error instanceof StartRefused ? error.message : error)
}
