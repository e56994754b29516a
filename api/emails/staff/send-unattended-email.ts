import { formatLondonTime } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findUnattendedStore, type UnattendedStore } from '#api/partner/alerts/tell-unattended.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { timeOrDay } from '../writing/email-times.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Tells an owner that nobody has the store app of their store open, and whether it is paused because of it; not,
 * once somebody has. Rejects as `deliverEmail`.
 */
export async function sendUnattendedEmail(
  context: Context,
  means: EmailMeans,
  payload: Tasks['send-unattended-email'],
): Promise<void> {
  const store = await findUnattendedStore(context, payload)
  if (!store) return
  const { publicUrl } = context.configuration
  const { name: marketplace } = context.marketplace
  const link = `${publicUrl}/store-app?store=${store.slug}`
  const pausedUntil = payload.pausedUntil === null ? null : new Date(payload.pausedUntil)
  const email = unattendedEmail({
    ...store,
    at: new Date(payload.at),
    pausedUntil,
    marketplace,
    link,
    t: translator(),
  })
  await deliverEmail(context, means, email, {
    to: store.email,
    id: `unattended-${payload.storeId}-${payload.ownerId}-${Date.parse(payload.at)}`,
    about: { store: payload.storeId, message: 'unattended' },
  })
}

interface UnattendedEmailInput extends UnattendedStore {
  /** When it was found. */
  at: Date
  /** Null: the store takes orders. */
  pausedUntil: Date | null
  marketplace: string
  link: string
  t: Translate
}

export function unattendedEmail(input: UnattendedEmailInput): Email {
  const { t, storeName: store, marketplace, link } = input
  const facts = {
    store,
    seen: timeOrDay(input.seenAt, input.at, t.language),
    until: input.pausedUntil ? formatLondonTime(input.pausedUntil) : '',
  }
  const kind = input.pausedUntil ? 'staff.unattendedPaused' : 'staff.unattended'
  return {
    subject: t(`${kind}.subject`, facts),
    preheader: t(`${kind}.preheader`, facts),
    alarm: null,
    lead: t(`${kind}.lead`, facts),
    heading: t(`${kind}.heading`, facts),
    facts: '',
    paragraphs: [[t(`${kind}.next`, facts)]],
    action: { text: t('action.openStoreApp'), href: link },
    sections: [],
    footer: [t('staff.unattended.footer', { store, marketplace })],
  }
}
