import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const squeezed = new Set(['.css', '.js', '.mjs', '.svg', '.webmanifest'])
const worthwhileBytes = 1024

/**
 * Puts a `.br` and a `.gz` beside every file of a built website that gains by it, as small as can be,
 * so that no visitor waits while the same file is compressed again.
 */
export async function compressWebsite(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => squeezed.has(extname(file)))
  await Promise.all(texts.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < worthwhileBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
