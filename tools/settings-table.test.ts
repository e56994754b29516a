import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settingsTable } from './settings-table.ts'

it('stands in the README as it is; else `npm run settings` prints it', async () => {
  const readme = await readFile(join(import.meta.dirname, '..', 'README.md'), 'utf8')
  expect(readme).toContain(`\n${settingsTable()}\n`)
})
