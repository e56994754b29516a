import type { IncomingMessage } from 'node:http'

const MAXIMUM_BYTES = 64 * 1024

/** The text of a request's body; null for one that is too long. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const bytes = await readBytes(request)
  return bytes && bytes.toString('utf8')
}

/** A request's body; null for more than so many bytes. */
export async function readBytes(
  request: IncomingMessage,
  maximum = MAXIMUM_BYTES,
): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk)
    bytes += buffer.length
    if (bytes > maximum) return null
    chunks.push(buffer)
  }
  return Buffer.concat(chunks)
}
