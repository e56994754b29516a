import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { refuseFile, refusePackage, refuseQuery } from './boundaries.ts'
import { findCycles } from './boundaries-cycles.ts'
import { readSource, type ImportedName } from './boundaries-imports.ts'

/**
 * `npm run boundaries`: reads every source of the repository and says which import crosses a
 * boundary, names nothing, or closes a circle, and which query stands where none may. Fails when there is one.
 */
const root = join(import.meta.dirname, '..')
const rooms = 'rules,contract,api,web,ui,sandbox,town,tools,journeys,bench'
const files = globSync([`{${rooms}}/**/*.{ts,tsx,js,mjs}`, '*.{ts,js,mjs}'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'web/public/**', 'bench/results/**'],
}).map((file) => file.replaceAll('\\', '/'))

// Only the two lists are read, and npm has checked their form.
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const declared = {
  dependencies: Object.keys(manifest.dependencies),
  devDependencies: Object.keys(manifest.devDependencies),
}

const refusals: string[] = []
const graph = new Map<string, string[]>()
let count = 0

for (const file of files) {
  const { imports, queries } = readSource(file, readFileSync(join(root, file), 'utf8'))
  count += imports.length
  graph.set(
    file,
    imports.map(({ name }) => fileNamed(file, name)).filter((to) => to !== null),
  )
  for (const each of imports) refuse(file, each)
  for (const { method, line } of queries) {
    const reason = refuseQuery(file)
    if (reason) refusals.push(`${file}:${line} calls ${method}: ${reason}`)
  }
}
for (const cycle of findCycles(graph)) refusals.push(`circle: ${cycle.join(' → ')}`)

function refuse(file: string, { name, line, isType }: ImportedName): void {
  const to = fileNamed(file, name)
  const packageImport = { packageName: packageOf(name), isType }
  const reason = to === null ? refusePackage(file, packageImport, declared) : refuseTo(file, to)
  if (reason) refusals.push(`${file}:${line} imports ${name}: ${reason}`)
}

function refuseTo(file: string, to: string): string | null {
  const isGenerated = to.includes('/+types/')
  if (!isGenerated && !existsSync(join(root, to))) return 'there is no such file'
  return refuseFile(file, to)
}

/** The path an import names, or null for a package. */
function fileNamed(from: string, name: string): string | null {
  const path = name.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null
}

function packageOf(name: string): string {
  if (name.includes(':')) return name
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

for (const refusal of refusals) console.error(refusal)
console.log(`${files.length} files, ${count} imports, ${refusals.length} across a boundary.`)
if (refusals.length > 0) process.exitCode = 1
