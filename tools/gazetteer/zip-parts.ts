import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import type { FilePart } from './file-part.ts'
import { ImportRefused } from './import-refused.ts'

export type OpenZip = { entries: Entry[]; partOf(entry: Entry): FilePart; close(): void }

const again = 'it is cut short or damaged: download it again'

/** Opens a zip and reads its list of contents. Throws ImportRefused when that is not whole. */
export async function openZip(path: string, name: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new ImportRefused(`${name} cannot be read as a zip; ${again}.`, { cause: error })
  })
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return { entries, partOf: (entry) => partOf(zip, entry), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw new ImportRefused(`${name} cannot be read as a zip; ${again}.`, { cause: error })
  }
}

function partOf(zip: ZipFile, entry: Entry): FilePart {
  return {
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    read: (fromByte) => checked(zip, entry, fromByte),
  }
}

/** The contents of a file of the zip from that byte on, compared with its checksum at the end. */
async function* checked(zip: ZipFile, entry: Entry, fromByte: number): AsyncGenerator<Buffer> {
  if (entry.isEncrypted())
    throw new ImportRefused(`${entry.fileName} has a password: take the zip as it is published.`)
  let checksum = 0
  let before = fromByte
  try {
    for await (const chunk of await bytesOf(zip, entry)) {
      checksum = crc32(chunk, checksum)
      const requested = chunk.subarray(Math.min(before, chunk.length))
      before -= chunk.length - requested.length
      if (requested.length > 0) yield requested
    }
  } catch (error) {
    throw new ImportRefused(`${entry.fileName} cannot be read; ${again}.`, { cause: error })
  }
  if (checksum !== entry.crc32)
    throw new ImportRefused(`${entry.fileName} is not what was packed; ${again}.`)
}

// A stream of a zip's entry gives nothing but buffers, as it has no encoding.
const bytesOf = (zip: ZipFile, entry: Entry) =>
  zip.openReadStreamPromise(entry) as Promise<AsyncIterable<Buffer>>
