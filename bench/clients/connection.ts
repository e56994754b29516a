import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  /** The body as it was sent: compressed if that was requested. */
  bytes: Buffer
}

interface Head {
  status: number
  /** Null: it is chunked. */
  length: number | null
  startsAt: number
}

const READ_BYTES = 64 * 1024
const HEAD_END = '\r\n\r\n'
const CHUNKS_END = Buffer.from(`0${HEAD_END}`)

/**
 * One connection, one request at a time. It supports only the HTTP that our server answers: the client shares
 * the machine with the server, and Node's own client takes as long as an answer does.
 */
export class Connection {
  readonly #socket: Socket
  /** Of an answer that has not arrived completely. */
  #received: Buffer = Buffer.alloc(0)
  #head: Head | null = null
  #pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null

  constructor({ hostname, port }: URL) {
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      // Read into the same memory: allocating 64 kB for each read cost the client more than the server's answer.
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (length, buffer) => {
          this.#read(Buffer.from(buffer.subarray(0, length)))
          return true
        },
      },
    })
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('The connection was closed')))
  }

  get isClosed(): boolean {
    return this.#socket.destroyed
  }

  /** Sends a whole request. Rejects when the connection breaks before the whole answer is there. */
  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(received: Buffer): void {
    this.#received =
      this.#received.length > 0 ? Buffer.concat([this.#received, received]) : received
    this.#head ??= headOf(this.#received)
    const bytes = this.#head && bodyOf(this.#received, this.#head)
    if (this.#head === null || bytes === null) return
    const { status } = this.#head
    const { resolve } = this.#pending ?? {}
    this.#received = Buffer.alloc(0)
    this.#head = null
    this.#pending = null
    resolve?.({ status, bytes })
  }

  #fail(error: Error): void {
    this.#socket.destroy()
    this.#pending?.reject(error)
    this.#pending = null
  }
}

function headOf(received: Buffer): Head | null {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return null
  const text = received.toString('latin1', 0, end)
  const status = Number(text.slice(9, 12))
  const isChunked = /^transfer-encoding: *chunked/im.test(text)
  const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0)
  return { status, length: isChunked ? null : length, startsAt: end + HEAD_END.length }
}

/** Null while it is incomplete. */
function bodyOf(received: Buffer, { length, startsAt }: Head): Buffer | null {
  if (length === null) return joined(received, startsAt)
  const endsAt = startsAt + length
  return received.length < endsAt ? null : received.subarray(startsAt, endsAt)
}

function joined(received: Buffer, startsAt: number): Buffer | null {
  if (!received.subarray(-CHUNKS_END.length).equals(CHUNKS_END)) return null
  const chunks: Buffer[] = []
  for (let at = startsAt; at < received.length;) {
    const lineEnd = received.indexOf('\r\n', at)
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    if (size === 0) return Buffer.concat(chunks)
    at = lineEnd + 2 + size + 2
    chunks.push(received.subarray(lineEnd + 2, at - 2))
  }
  return null
}
