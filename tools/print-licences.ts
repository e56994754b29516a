import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run licences`: every package that npm may install, under the licence it names. */
// npm writes the lockfile; only these two fields of it are read.
const lockfile = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as { packages: Record<string, { version?: string; license?: string }> }

const byLicence = new Map<string, Set<string>>()
for (const [path, { version, license = 'no licence named' }] of Object.entries(lockfile.packages)) {
  const name = path.split('node_modules/').at(-1)
  if (!name) continue
  const packages = byLicence.get(license) ?? new Set()
  byLicence.set(license, packages.add(`${name}@${version}`))
}

for (const [licence, packages] of [...byLicence].toSorted(([, a], [, b]) => b.size - a.size))
  console.log(`${licence} (${packages.size})\n  ${[...packages].toSorted().join('\n  ')}`)
