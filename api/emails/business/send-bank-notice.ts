import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findBankNotice } from '#api/partner/business/find-bank-notice.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Tells one owner of a store that its bank account was changed; also whoever was removed from the team just
 * after that. Rejects as `deliverEmail`.
 */
export async function sendBankNotice(
  context: Context,
  means: EmailMeans,
  payload: Tasks['send-bank-notice'],
): Promise<void> {
  const notice = await findBankNotice(context, payload)
  if (!notice) return
  const { publicUrl } = context.configuration
  const { name: marketplace, contactEmail } = context.marketplace
  const email = bankNoticeEmail({
    ...notice,
    digits: payload.lastDigits,
    at: new Date(payload.at),
    marketplace,
    contactEmail,
    link: `${publicUrl}/store-app/business`,
    t: translator(),
  })
  await deliverEmail(context, means, email, {
    to: notice.email,
    id: `bank-${payload.id}`,
    about: { message: 'bankNotice' },
  })
}

interface BankNoticeInput {
  storeName: string
  changer: string
  digits: string
  at: Date
  marketplace: string
  contactEmail: string
  link: string
  t: Translate
}

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** Who changed the account and when, and what to do if nobody knows of it. */
export function bankNoticeEmail(input: BankNoticeInput): Email {
  const { t, storeName: store, marketplace, digits, at, contactEmail: contact, link } = input
  const changer = input.changer || t('bank.somebody')
  return {
    subject: t('bank.subject', { store }),
    preheader: t('bank.preheader'),
    alarm: null,
    lead: t('bank.lead'),
    heading: t('bank.heading', { store }),
    facts: '',
    paragraphs: [
      [t('bank.text', { changer, marketplace, store, digits, time: times.format(at) })],
      [t('bank.ignore')],
      [t('bank.alarm', { contact })],
    ],
    action: { text: t('action.checkBank'), href: link },
    sections: [],
    footer: [t('bank.footer', { store, marketplace })],
  }
}
