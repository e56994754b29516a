import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ZipFile } from 'yazl'

/** A folder for the files of a test, and how to write them. */
export async function createTestFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tuckin-postcodes-'))
  return {
    /** Writes a file as it stands and answers its path. */
    async write(name: string, content: string | Buffer): Promise<string> {
      const path = join(folder, name)
      await writeFile(path, content, typeof content === 'string' ? 'latin1' : null)
      return path
    },
    /** Writes a zip of some files and answers its path. */
    async zip(name: string, files: Record<string, string>): Promise<string> {
      const path = join(folder, name)
      const zip = new ZipFile()
      const written = once(zip.outputStream.pipe(createWriteStream(path)), 'close')
      for (const [file, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), file)
      zip.end()
      await written
      return path
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

type Row = { postCode: string; quality?: number; easting?: number; northing?: number }

/** A row as Code-Point Open writes it, somewhere in Hackney if nothing else is said. */
export function codePointRow({ postCode, quality = 10, easting, northing }: Row): string {
  const place = `${easting ?? 534_500},${northing ?? 184_800}`
  return `"${postCode}",${quality},${place},"E92000001","E19000003","E18000007","","E09000012","E05009374"\r\n`
}

/** So many different postcodes of one outward code, on a line to the east. */
export function codePointRows(outward: string, count: number, from = { easting: 534_500 }): string {
  const letters = 'ABDEFGHJLNPQRSTUWXYZ'
  return Array.from({ length: count }, (_, index) => {
    const unit = `${letters[Math.floor(index / 20) % 20]}${letters[index % 20]}`
    const postCode = `${outward} ${Math.floor(index / 400)}${unit}`
    return codePointRow({ postCode, easting: from.easting + index })
  }).join('')
}

/** Everything that is given, one after the other. */
export async function allOf<Item>(given: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of given) items.push(item)
  return items
}
