import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const opensDatabase = (command: string) => {
  const [file] = /tools\/\S+\.main\.ts/.exec(command) ?? []
  return file !== undefined && readFileSync(join(root, file), 'utf8').includes('findDatabase(')
}

test('every command reads the settings of the server, so that it works on the same database', () => {
  const commands = Object.entries(scripts).filter(([, command]) => opensDatabase(command))
  expect(commands.map(([name]) => name).toSorted()).toEqual([
    'export',
    'gazetteer:import',
    'import',
    'operator',
  ])
  for (const [name, command] of commands)
    expect(command, name).toMatch(/^node --env-file-if-exists=\.env /)
})
