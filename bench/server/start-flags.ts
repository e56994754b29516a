import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Node's memory flags of `npm start`: the measured server gets the same. */
export const startFlags = (): string[] => startScript().match(/--\S+/g) ?? []

/** What `npm start` sets for the memory that is not JavaScript's. */
export function startEnvironment(): Record<string, string> {
  const settings = startScript().match(/\b[A-Z_]+=\S+/g) ?? []
  return Object.fromEntries(settings.map((setting) => setting.split('=')))
}

function startScript(): string {
  const file = join(import.meta.dirname, '../../package.json')
  // Our own package.json, which has scripts.
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } }
  return scripts.start
}
