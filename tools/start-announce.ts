import type { Configuration } from '#api/configuration.ts'
import type { SignIn } from './start-database.ts'

type Started = { mailboxUrl: string | undefined; signIns: readonly SignIn[] }

/** Says where everything is and whom one may sign in as. */
export function announce(configuration: Configuration, { mailboxUrl, signIns }: Started): void {
  const { publicUrl, marketplaceName } = configuration
  const places: [string, string][] = [
    ['Customer site', publicUrl],
    ['Store app', `${publicUrl}/store-app`],
    ...(mailboxUrl ? [['Mailbox', mailboxUrl] satisfies [string, string]] : []),
    ['API reference', `${publicUrl}/api/v1/reference`],
  ]
  console.log(`\n${marketplaceName} is open.\n`)
  console.log(inColumns(places))
  if (signIns.length > 0) {
    console.log('\nSign in as')
    console.log(inColumns(signIns.map(({ who, email, password }) => [who, email, password])))
  }
  console.log('\nCtrl-C stops everything.')
}

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n')
}
