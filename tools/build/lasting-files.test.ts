import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import known from './lasting-files.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../web/public')

/**
 * Browsers store them for a year and do not request them again. One that changes gets another name, in
 * lasting-files.json as well.
 */
test('fonts and pictures never change under their name', async () => {
  const files: Record<string, string> = {}
  for (const part of ['art', 'fonts'])
    for (const name of (await readdir(join(folder, part))).toSorted())
      if (/\.(svg|woff2)$/.test(name)) files[`${part}/${name}`] = await hashOf(part, name)
  expect(files).toEqual(known)
})

async function hashOf(part: string, name: string): Promise<string> {
  const bytes = await readFile(join(folder, part, name))
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}
