import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'

/**
 * Writes contract/call-paths.ts and contract/partner/staff-call-paths.ts from the calls of the contract,
 * which export them by noun as `…Calls`. That what it writes is still right is checked by its types.
 */
const folder = join(import.meta.dirname, '..', 'contract')
const imports: string[] = []
const types: string[] = []
const paths: string[] = []
const staffPaths: string[] = []

for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
  if (file.endsWith('.test.ts')) continue
  const exported: Record<string, Record<string, Call>> = await import(join(folder, file))
  for (const [name, calls] of Object.entries(exported)) {
    if (!name.endsWith('Calls')) continue
    imports.push(`import type { ${name} } from './${file}'`)
    types.push(`typeof ${name}`)
    for (const [id, { method, path }] of Object.entries(calls))
      (isOfStaff(path) ? staffPaths : paths).push(`  ${id}: '${method} ${path}',`)
  }
}

await writeFile(
  join(folder, 'call-paths.ts'),
  `// Written by tools/generate-call-paths.ts from the calls of the contract: change those, not this.
// oxlint-disable max-lines -- it is generated, and all calls belong together
${imports.join('\n')}

/** Every call by its id. */
export type CallsById = ${types.join(' &\n  ')}

export type CallId = keyof CallsById

type PathOf<Id extends CallId> = \`\${CallsById[Id]['method']} \${CallsById[Id]['path']}\`

/** The calls of the store app and the operator's pages. */
export type StaffCallId = {
  [Id in CallId]: CallsById[Id]['path'] extends \`/\${'partner' | 'operator' | 'staff'}/\${string}\` ? Id : never
}[CallId]

export type PathsOf<Ids extends CallId> = { readonly [Id in Ids]: PathOf<Id> }

/** Where each call of customers is. All of the contract that their browsers load: its schemas are for the server. */
export const CALL_PATHS: PathsOf<Exclude<CallId, StaffCallId>> = {
${paths.toSorted().join('\n')}
}
`,
)

await writeFile(
  join(folder, 'partner/staff-call-paths.ts'),
  `// Written by tools/generate-call-paths.ts from the calls of the contract: change those, not this.
import type { PathsOf, StaffCallId } from '../call-paths.ts'

/** Where each call of staff is, which customers' browsers do without. */
export const STAFF_CALL_PATHS: PathsOf<StaffCallId> = {
${staffPaths.toSorted().join('\n')}
}
`,
)

function isOfStaff(path: string): boolean {
  return ['/partner/', '/operator/', '/staff/'].some((place) => path.startsWith(place))
}
