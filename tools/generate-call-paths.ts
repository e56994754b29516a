import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'

/**
 * Writes contract/call-paths.ts from the calls of the contract, which export them by noun as `…Calls`.
 * That what it writes is still right is checked by its types.
 */
const folder = join(import.meta.dirname, '..', 'contract')
const imports: string[] = []
const types: string[] = []
const paths: string[] = []

for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
  if (file.endsWith('.test.ts')) continue
  const exported: Record<string, Record<string, Call>> = await import(join(folder, file))
  for (const [name, calls] of Object.entries(exported)) {
    if (!name.endsWith('Calls')) continue
    imports.push(`import type { ${name} } from './${file}'`)
    types.push(`typeof ${name}`)
    for (const [id, { method, path }] of Object.entries(calls))
      paths.push(`  ${id}: '${method} ${path}',`)
  }
}

await writeFile(
  join(folder, 'call-paths.ts'),
  `// Written by tools/generate-call-paths.ts from the calls of the contract: change those, not this.
${imports.join('\n')}

/** Every call by its id. */
export type CallsById = ${types.join(' &\n  ')}

export type CallId = keyof CallsById

type PathsOf<Calls extends Record<keyof Calls, { method: string; path: string }>> = {
  [Id in keyof Calls]: \`\${Calls[Id]['method']} \${Calls[Id]['path']}\`
}

/** Where each call is. All of the contract that a browser loads: its schemas are for the server. */
export const CALL_PATHS: PathsOf<CallsById> = {
${paths.toSorted().join('\n')}
}
`,
)
