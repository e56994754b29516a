import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `npm start` tells Node about memory: the server that is measured is told the same. */
export function startFlags(): string[] {
  const file = join(import.meta.dirname, '../package.json')
  // Our own package.json, which has scripts.
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } }
  return scripts.start.match(/--\S+/g) ?? []
}
