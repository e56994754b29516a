import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { upwardImports } from './direction.ts'
import {
  currentExceptions,
  exceptionsFile,
  readExceptions,
  refuseMore,
  shrink,
} from './exceptions.ts'
import { exists, readHouse, root, type HouseFile, type Import } from './house.ts'
import { refuseFile, refusePackage, refuseQuery } from './rooms.ts'

/**
 * `npm run boundaries`: reads every source of the repository and prints which import crosses a
 * boundary, goes upward or names nothing, which query is where none may be, and which folder is
 * too large. Fails when there is one. Cycles are refused by `npm run lint`.
 */
// Only the two lists are read, and npm has checked their form.
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const declared = {
  dependencies: Object.keys(manifest.dependencies),
  devDependencies: Object.keys(manifest.devDependencies),
}

const house = readHouse()
const listed = readExceptions()
const current = currentExceptions(house)

if (process.argv.includes('--shrink'))
  writeFileSync(exceptionsFile, `${JSON.stringify(shrink(listed, current), null, 2)}\n`)

const refusals = [
  ...house.flatMap((file) => [...refuseImports(file), ...refuseQueries(file)]),
  ...refuseMore(listed, current),
]

function refuseImports({ path, imports }: HouseFile): string[] {
  return imports.flatMap((each) => {
    const reason = refuseImport(path, each)
    return reason ? [`${path}:${each.line} imports ${each.name}: ${reason}`] : []
  })
}

function refuseImport(from: string, { name, to, isType }: Import): string | null {
  if (to === null) return refusePackage(from, { packageName: packageOf(name), isType }, declared)
  return exists(to) ? refuseFile(from, to) : 'there is no such file'
}

function refuseQueries({ path, queries }: HouseFile): string[] {
  const reason = refuseQuery(path)
  return reason
    ? queries.map(({ method, line }) => `${path}:${line} calls ${method}: ${reason}`)
    : []
}

function packageOf(name: string): string {
  if (name.includes(':')) return name
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

for (const refusal of refusals) console.error(refusal)
for (const [name, imports] of upwardImports(house)) {
  if (imports.length <= (listed.upward[name] ?? 0)) continue
  for (const { from, to, line } of imports) console.error(`  ${from}:${line} imports ${to}`)
}
const count = house.flatMap(({ imports }) => imports).length
console.log(`${house.length} files, ${count} imports, ${refusals.length} across a boundary.`)
if (refusals.length > 0) process.exitCode = 1
