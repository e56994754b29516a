import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordEmailTest } from '#api/operator/settings/record-email-test.ts'
import { MailFailed, MailUndeliverable, type MailFault } from '#api/outside/mail/mail.port.ts'
import { createSmtpMail } from '#api/outside/mail/smtp.driver.ts'
import { messageIdOf, senderOf } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator } from '../writing/translate.ts'
import { writeEmail } from '../writing/write-email.ts'

const CODES = {
  connection: 'MAIL_SERVER_NOT_REACHED',
  login: 'MAIL_LOGIN_REFUSED',
  sender: 'MAIL_SENDER_REFUSED',
  recipient: 'MAIL_RECIPIENT_REFUSED',
  other: 'EMAIL_NOT_SENT',
} as const satisfies Record<MailFault, ErrorCode>

/**
 * Sends an email now, and records that the mail server accepted one. Throws EMAIL_REFUSED for a mailbox that does
 * not exist, and otherwise a code that says what the mail server refused, with its answer's codes for the log.
 */
export async function sendTestEmail(
  context: Context,
  to: string,
): Promise<{ to: string; isSandbox: boolean }> {
  const { configuration, marketplace } = context
  const { smtpUrl, mailFrom, publicUrl, sandbox: isSandbox } = configuration
  const mail = createSmtpMail({ smtpUrl, mailFrom, connections: 1 })
  const { name, logo } = marketplace
  const { accentColour } = marketplace.settings
  const email = testEmail({ marketplace: name, publicUrl })
  const written = await writeEmail(email, name, { logo, accentColour })
  const from = senderOf(configuration, marketplace)
  const messageId = messageIdOf(mailFrom, `test-${randomUUID()}`)
  try {
    await mail.send({ ...written, from, to, messageId, headers: {} })
  } catch (error) {
    if (error instanceof MailUndeliverable) throw new ApiError('EMAIL_REFUSED')
    if (error instanceof MailFailed)
      throw new ApiError(CODES[error.fault], undefined, { cause: error })
    throw error
  } finally {
    mail.close()
  }
  await recordEmailTest(context)
  return { to, isSandbox }
}

function testEmail({ marketplace, publicUrl }: { marketplace: string; publicUrl: string }): Email {
  const t = translator()
  return {
    subject: t('testEmail.subject', { marketplace }),
    preheader: t('testEmail.preheader'),
    alarm: null,
    lead: t('testEmail.lead'),
    heading: t('testEmail.heading', { marketplace }),
    facts: '',
    paragraphs: [[t('testEmail.text')]],
    action: { text: t('testEmail.action'), href: `${publicUrl}/operator` },
    sections: [],
    footer: [t('testEmail.footer', { marketplace })],
  }
}
