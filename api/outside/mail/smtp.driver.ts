import { createTransport } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { MailFailed, MailUndeliverable } from './mail.port.ts'
import type { MailFault, MailPort } from './mail.port.ts'

const connectWithinMs = 10_000
const greetWithinMs = 10_000
const maximumSilenceMs = 30_000
const maximumIdleMs = 30_000

/**
 * Sends over SMTP, with up to `connections` open while there is something to send. An answer that does not
 * come in time is a failure, so that the caller never waits longer.
 */
export function createSmtpMail(options: {
  /** `smtp://…` or `smtps://…`, with user and password if the server requires them. */
  smtpUrl: string
  mailFrom: string
  connections: number
}): MailPort {
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: options.connections,
    // The job tries a broken connection again, after a pause.
    maxRequeues: 0,
    connectionTimeout: connectWithinMs,
    greetingTimeout: greetWithinMs,
    socketTimeout: maximumSilenceMs,
    idleTimeout: maximumIdleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Errors of a connection arrive with the mail that was on it; without a listener they end Node.
  transport.on('error', () => {})
  return {
    async send({ pictures, subject, from = options.mailFrom, ...mail }, signal) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          attachments: pictures.map(({ contentId, fileName, mimeType, content }) => ({
            cid: contentId,
            filename: fileName,
            contentType: mimeType,
            contentDisposition: 'inline',
            content,
          })),
          ...(signal ? { signal } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...subjectHeader(subject),
            ...mail.headers,
          },
        })
      } catch (error) {
        throw withoutAddresses(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The longest encoded word that RFC 2047 allows is 75 characters. */
const ENCODED_WORD_MAXIMUM = 72

/**
 * The subject, always as encoded words if it contains a typed "=?": nodemailer passes on what looks like an
 * encoded word already, which would then be read as another text. https://www.rfc-editor.org/rfc/rfc2047
 */
function subjectHeader(subject: string) {
  if (!subject.includes('=?')) return { Subject: subject }
  const value = encodeWord(subject, 'B', ENCODED_WORD_MAXIMUM)
  return { Subject: { prepared: true, foldLines: true, value } }
}

/** The fields that nodemailer adds to its errors; its types leave the error of sendMail open. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/**
 * A server's message repeats the address it refused, and errors are logged: so only codes are passed on.
 * https://www.iana.org/assignments/smtp-enhanced-status-codes
 */
function withoutAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new MailFailed('unknown')
  const { code, command, responseCode } = error as SmtpError
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(error.message)?.[0]
  const codes = [code, command, responseCode, enhanced].filter((each) => each !== undefined)
  const text = codes.join(' ') || error.name
  if (isNoSuchMailbox(enhanced)) return new MailUndeliverable(text)
  return new MailFailed(text, faultOf(error))
}

/** Their code if the connection failed: host, port, certificate, TLS where none is spoken, or time. */
const CONNECTION_CODES = new Set([
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])

/**
 * "Log in first" and its kin, which some servers only say when they hear of sender or recipient.
 * https://www.rfc-editor.org/rfc/rfc4954#section-6
 */
const LOGIN_ANSWERS = new Set([530, 534, 535, 538])

function faultOf({ code = '', command, responseCode = 0 }: SmtpError): MailFault {
  if (code === 'EAUTH' || LOGIN_ANSWERS.has(responseCode)) return 'login'
  if (CONNECTION_CODES.has(code)) return 'connection'
  if (code !== 'EENVELOPE') return 'other'
  return command === 'MAIL FROM' ? 'sender' : command === 'RCPT TO' ? 'recipient' : 'other'
}

/**
 * Bad mailbox, bad domain, bad syntax, moved, no mail accepted. Every other refusal, also a lasting one such
 * as "relaying denied", can come from a wrong setting and is worth another try once that is fixed.
 */
function isNoSuchMailbox(enhanced: string | undefined): boolean {
  return enhanced !== undefined && /^5\.1\.(?:1|2|3|6|10)$/.test(enhanced)
}
