import { randomBytes } from 'node:crypto'
import { readMessage, RECIPIENTS_HEADER } from './read-message.ts'
import type { ReadMessage } from './read-message.ts'
import { openMessageFolder } from './message-folder.ts'

export type Envelope = { from: string; recipients: readonly string[] }

export type MessageSummary = {
  id: string
  /** ISO instant. */
  receivedAt: string
  from: { name: string; address: string }
  /** Addresses it was handed over for. */
  recipients: string[]
  subject: string
  /** The first words of its text. */
  preview: string
}

export type StoredMessage = { id: string; receivedAt: string; raw: Uint8Array }

export type MessageFilter = {
  /** A recipient, the beginning of one, or a domain. */
  to?: string
  /** Words anywhere in the subject. */
  subject?: string
}

export type MessageStore = {
  add(raw: Uint8Array, envelope: Envelope): Promise<StoredMessage>
  /** Newest first. */
  list(filter?: MessageFilter): Promise<MessageSummary[]>
  find(id: string): (StoredMessage & { read(): Promise<ReadMessage> }) | null
  clear(): Promise<void>
  /** Calls back after each arrival or clearing; the answer stops that. */
  onChange(listener: () => void): () => void
}

const MAXIMUM_MESSAGES = 500
const MAXIMUM_BYTES = 64 * 1024 * 1024
const PREVIEW_LENGTH = 140

type MessageEntry = StoredMessage & { summary: Promise<MessageSummary> | null }

/** Keeps the newest messages in memory and, given a folder, as .eml files that outlive a restart. */
export async function openMessageStore(folderPath: string | null): Promise<MessageStore> {
  const folder = folderPath === null ? null : await openMessageFolder(folderPath)
  const entries: MessageEntry[] = []
  const listeners = new Set<() => void>()
  let bytes = 0

  /** Answers which old messages had to go. */
  const append = (message: StoredMessage): StoredMessage[] => {
    entries.push({ ...message, summary: null })
    bytes += message.raw.length
    const deleted: StoredMessage[] = []
    while (entries.length > MAXIMUM_MESSAGES || (bytes > MAXIMUM_BYTES && entries.length > 1)) {
      deleted.push(...entries.splice(0, 1))
      bytes -= deleted.at(-1)?.raw.length ?? 0
    }
    return deleted
  }
  const removeFiles = (messages: readonly StoredMessage[]) =>
    Promise.all(messages.map(({ id }) => folder?.remove(id)))
  const changed = () => listeners.forEach((listener) => listener())

  for (const { id, raw } of (await folder?.newest(MAXIMUM_MESSAGES)) ?? []) {
    await removeFiles(append({ id, raw, receivedAt: instantOf(id) }))
  }

  return {
    async add(raw, envelope) {
      const id = nextId()
      const message = { id, receivedAt: instantOf(id), raw: withEnvelope(raw, envelope) }
      await folder?.write(id, message.raw)
      await removeFiles(append(message))
      changed()
      return message
    },
    async list(filter = {}) {
      const summaries = entries.map((message) => (message.summary ??= summaryOf(message)))
      return (await Promise.all(summaries)).filter((each) => matches(each, filter)).toReversed()
    },
    find(id) {
      const message = entries.find((each) => each.id === id)
      return message ? { ...message, read: () => readMessage(message.raw) } : null
    },
    async clear() {
      bytes = 0
      await removeFiles(entries.splice(0))
      changed()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let lastInstant = 0

/** Sorts by arrival, also within a millisecond: an instant is never given twice. */
function nextId(): string {
  lastInstant = Math.max(Date.now(), lastInstant + 1)
  return `${lastInstant.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`
}

function instantOf(id: string): string {
  return new Date(Number.parseInt(id.slice(0, 9), 36)).toISOString()
}

function withEnvelope(raw: Uint8Array, { from, recipients }: Envelope): Uint8Array {
  const lines = `Return-Path: <${from}>\r\n${RECIPIENTS_HEADER}: ${recipients.join(', ')}\r\n`
  return Buffer.concat([Buffer.from(lines), raw])
}

async function summaryOf({ id, receivedAt, raw }: StoredMessage): Promise<MessageSummary> {
  const { from, recipients, subject, text, html } = await readMessage(raw)
  const words = text || html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, ' ')
  const preview = words.replace(/\s+/g, ' ').trim().slice(0, PREVIEW_LENGTH)
  return { id, receivedAt, from, recipients, subject, preview }
}

function matches(message: MessageSummary, { to, subject }: MessageFilter): boolean {
  const recipient = to?.trim().toLowerCase() ?? ''
  const words = subject?.trim().toLowerCase() ?? ''
  const isForThem = message.recipients.some((address) => {
    const plain = address.toLowerCase()
    return plain.startsWith(recipient) || plain.includes(`@${recipient.replace(/^@/, '')}`)
  })
  return (recipient === '' || isForThem) && message.subject.toLowerCase().includes(words)
}
