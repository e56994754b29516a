import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isErrno } from '#api/start-refused.ts'

/** Everything the website is built from: whole folders, and single files. */
const inputs = [
  'web',
  'ui',
  'contract',
  'rules',
  'vite.config.ts',
  'tools/build/few-files.ts',
  'tools/build/icons-one-by-one.ts',
  'tools/build/messages-of-language.ts',
  'tools/build/service-worker.config.ts',
  'react-router.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
]

/** A fingerprint of what the website is built from; the same sources give the same one. */
export async function fingerprintOfInputs(root: string): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, i) => {
    const content = contents[i] ?? Buffer.alloc(0)
    hash.update(`${file}\0${content.length}\0`).update(content)
  })
  return hash.digest('hex')
}

async function filesOf(root: string, input: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, input), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .toSorted()
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return [input]
    if (isErrno(error, 'ENOENT')) return []
    throw error
  }
}
