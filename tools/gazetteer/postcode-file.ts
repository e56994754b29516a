import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { isErrno } from '#api/start-refused.ts'
import { CODE_POINT_COLUMNS } from './code-point-open.ts'
import type { FilePart, PostcodeFile, Product } from './file-part.ts'
import { ImportRefused } from './import-refused.ts'
import { lineBlocks } from './line-blocks.ts'
import { isOnspdHeader } from './onspd.ts'
import { parseLines } from './parse-lines.ts'
import { choosePostcodeEntries } from './zip-contents.ts'
import { openZip } from './zip-parts.ts'

const headBytes = 65_536
const requested =
  'What is wanted is Code-Point Open (CSV) by Ordnance Survey or ONSPD by the Office for National Statistics, as the zip that is published or as one of its CSV files.'

/** Opens a file and finds out what it is. Throws ImportRefused for anything but postcodes. */
export async function openPostcodeFile(path: string): Promise<PostcodeFile> {
  const name = basename(path)
  const head = await headOf(path)
  if (head.length === 0)
    throw new ImportRefused(`${name} is empty: download it again. ${requested}`)
  const isZip = head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
  const sha256 = await sha256Of(path)
  if (isZip) return { ...(await zipOf(path, name)), sha256 }
  const foreign = foreignForm(head)
  if (foreign !== null) throw new ImportRefused(`${name} is ${foreign}. ${requested}`)
  const { size: bytes } = await stat(path)
  const part = { name, bytes, read: (start: number) => createReadStream(path, { start }) }
  return { name, product: await productOf(part), parts: [part], sha256, close: () => {} }
}

async function zipOf(path: string, name: string): Promise<Omit<PostcodeFile, 'sha256'>> {
  const zip = await openZip(path, name)
  try {
    const chosen = choosePostcodeEntries(zip.entries)
    if ('refused' in chosen) throw new ImportRefused(`${name} ${chosen.refused}. ${requested}`)
    const parts = chosen.entries.map(zip.partOf)
    return { name, product: chosen.product, parts, close: zip.close }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function headOf(path: string): Promise<Buffer> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) })
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    throw new ImportRefused(`${path} ${whyUnreadable(error)}`, { cause: error })
  }
}

function whyUnreadable(error: unknown): string {
  if (isErrno(error, 'ENOENT', 'ENOTDIR')) return 'is not there: check the name.'
  if (isErrno(error, 'EISDIR')) return `is a folder: name the file. ${requested}`
  if (isErrno(error, 'EACCES', 'EPERM')) return 'may not be read by this user.'
  return `cannot be read (${error instanceof Error ? error.message : String(error)}).`
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) hash.update(chunk)
  return hash.digest('hex')
}

/** What people take by mistake, by its first bytes; null for what may be text. */
function foreignForm(head: Buffer): string | null {
  const begins = (text: string) => head.subarray(0, text.length).toString('latin1') === text
  if (begins('SQLite format 3')) return 'a GeoPackage or another SQLite database: choose the CSV'
  if (begins('\u00FF\u00FE') || begins('\u00FE\u00FF')) return 'UTF-16 text: save it as UTF-8'
  if (begins('%PDF')) return 'a PDF'
  if (begins('\u001F\u008B')) return 'compressed by gzip: unpack it first'
  if (begins('7z\u00BC\u00AF')) return 'a 7-Zip archive: unpack it first'
  if (/^\s*<(!doctype|html|\?xml)/i.test(head.subarray(0, 200).toString('latin1')))
    return 'a web page: the download may have asked to sign in'
  return head.includes(0) ? 'neither a zip nor text' : null
}

async function productOf(part: FilePart): Promise<Product> {
  const header = await firstLineOf(part)
  if (isOnspdHeader(header)) return 'ONSPD'
  if (header.length === CODE_POINT_COLUMNS) return 'Code-Point Open'
  const columns = header.length === 1 ? 'one column' : `${header.length} columns`
  throw new ImportRefused(
    `${part.name}, line 1 has ${columns}, so it is neither Code-Point Open (${CODE_POINT_COLUMNS} columns and no header) nor ONSPD (a header with pcds, doterm, lat and long). ${requested}`,
  )
}

/** The fields of the first line. */
export async function firstLineOf(part: FilePart): Promise<string[]> {
  for await (const block of lineBlocks(part.read(0), { byte: 0, line: 1 }, 1)) {
    const [text = ''] = block.text.split('\n')
    return parseLines({ text, line: 1 })[0] ?? []
  }
  return []
}
