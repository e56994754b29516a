import type { Configuration } from '#api/settings/configuration.ts'
import type { ToTry } from './database.ts'

type Started = ToTry & {
  mailboxUrl: string | undefined
  /** Where the sandbox shows what it was paid; not with Stripe's own keys. */
  paymentsUrl: string | undefined
  printersUrl: string | undefined
  /** Where a marketplace without an operator is set up. */
  setupUrl?: string | undefined
}

/** Says where everything is, whom one may sign in as and which promo codes there are to try. */
export function announce(
  configuration: Configuration,
  { mailboxUrl, paymentsUrl, printersUrl, setupUrl, signIns, promoCodes }: Started,
): void {
  const { publicUrl } = configuration
  const places: [string, string][] = [
    ['Customer site', publicUrl],
    ['Store app', `${publicUrl}/store-app`],
    ['Operator', `${publicUrl}/operator`],
    ...placeIf('Mailbox', mailboxUrl),
    ...placeIf('Payments (sandbox)', paymentsUrl),
    ...placeIf('Ticket printers (sandbox)', printersUrl),
    ['API reference', `${publicUrl}/api/v1/reference`],
  ]
  console.log('\nThe marketplace is open.\n')
  console.log(inColumns(places))
  if (setupUrl) console.log(`\nNobody runs it yet. Set it up here (works once):\n  ${setupUrl}`)
  if (signIns.length > 0) {
    console.log('\nSign in as')
    console.log(inColumns(signIns.map(({ who, email, password }) => [who, email, password])))
  }
  if (promoCodes.length > 0) console.log(`\nPromo codes to try: ${promoCodes.join(', ')}`)
  // A service has no terminal, and in its log Ctrl-C ends the reading only.
  if (process.stdout.isTTY) console.log('\nCtrl-C stops everything.')
}

const placeIf = (name: string, url: string | undefined): [string, string][] =>
  url ? [[name, url]] : []

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n')
}
