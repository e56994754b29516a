import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './house.ts'

/** Cycles are refused by oxlint; these show that it is set up to find them, types included. */
describe('a cycle of imports', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuckin-cycles-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function lint(files: Record<string, string>): Promise<string> {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'unix', '.']
    return new Promise((resolve) => {
      // It ends with an error where it finds one.
      execFile(join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder }, (_, output) =>
        resolve(output),
      )
    })
  }

  const a = `import { b } from './b.ts'\nexport type A = typeof b\n`
  const b = `import { c } from './c.ts'\nexport const b = c\n`

  test('is refused, also where types close it', async () => {
    const output = await lint({
      'a.ts': a,
      'b.ts': b,
      'c.ts': `import type { A } from './a.ts'\nexport const c: A | null = null\n`,
    })
    expect(output).toContain('Dependency cycle detected')
  })

  test('is not two ways to the same file', async () => {
    const output = await lint({
      'a.ts': `import { c } from './c.ts'\n${a}export const d = c\n`,
      'b.ts': b,
      'c.ts': `export const c = 1\n`,
    })
    expect(output).not.toContain('cycle')
  })
})
