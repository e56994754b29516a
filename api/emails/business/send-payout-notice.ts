import { formatPence } from '#rules/money/pence.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findPayoutNotice } from '#api/payments/payouts/read-store-payouts.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

type Notice = NonNullable<Awaited<ReturnType<typeof findPayoutNotice>>>

/** Tells one owner of a store that it was paid, or that its bank sent the money back. Rejects as `deliverEmail`. */
export async function sendPayoutNotice(
  context: Context,
  means: EmailMeans,
  payload: Tasks['send-payout-notice'],
): Promise<void> {
  const notice = await findPayoutNotice(context, payload)
  if (!notice) return
  const { publicUrl } = context.configuration
  const { name: marketplace, contactEmail: contact } = context.marketplace
  const link = `${publicUrl}/store-app/statement?store=${notice.slug}`
  const { about } = payload
  const email = payoutEmail(notice, { about, marketplace, contact, link, t: translator() })
  await deliverEmail(context, means, email, {
    to: notice.email,
    id: `payout-${payload.id}`,
    about: { message: 'payoutNotice' },
  })
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

interface PayoutEmailInput {
  about: 'paid' | 'returned'
  marketplace: string
  contact: string
  link: string
  t: Translate
}

function payoutEmail(notice: Notice, input: PayoutEmailInput): Email {
  const { about, marketplace, contact, link, t } = input
  const { storeName: store, lastDigits: digits, reason } = notice
  const amount = formatPence(notice.amountPence)
  const until = days.format(new Date(`${notice.until}T12:00:00Z`))
  const heading = t(`payout.${about}.subject`, { amount, store })
  return {
    subject: heading,
    preheader: t(`payout.${about}.preheader`, { until }),
    alarm: null,
    lead: t('payout.lead'),
    heading,
    facts: '',
    paragraphs: [
      [t(`payout.${about}.text`, { marketplace, amount, digits, until, reason })],
      [t(`payout.${about}.next`)],
      [t('payout.contact', { contact })],
    ],
    action: { text: t('action.seePayouts'), href: link },
    sections: [],
    footer: [t('payout.footer', { store, marketplace })],
  }
}
