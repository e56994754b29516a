import type { Context } from '#api/context.ts'
import type { StoreNews } from '#api/jobs/store-news.ts'
import { findOwnerOfStore } from '#api/stores/lifecycle/read-lifecycle.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/** Tells one owner what the marketplace has done with the store. Rejects as `deliverEmail`. */
export async function sendStoreNews(
  context: Context,
  means: EmailMeans,
  news: StoreNews,
): Promise<void> {
  const owner = await findOwnerOfStore(context.db, news)
  if (!owner) return
  const { publicUrl } = context.configuration
  const { name: marketplace, contactEmail: contact } = context.marketplace
  const { storeName: store, slug } = owner
  const link = `${publicUrl}/store-app?store=${slug}`
  const email = storeNewsEmail(news, { store, marketplace, contact, link, t: translator() })
  await deliverEmail(context, means, email, {
    to: owner.email,
    id: `store-news-${news.id}`,
    about: { message: 'storeNews', act: news.act },
  })
}

interface StoreNewsInput {
  store: string
  marketplace: string
  contact: string
  link: string
  t: Translate
}

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' })
const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** "Monday 18 May 2026 at 12:00", in London. */
function momentWords(instant: string): string {
  const at = new Date(instant)
  return `${weekdays.format(at)} ${times.format(at)}`
}

/** What was done with a store, why, and whom to ask. */
function storeNewsEmail(news: StoreNews, input: StoreNewsInput): Email {
  const { t, store, marketplace, contact, link } = input
  const { act, reason } = news
  const until = news.until === undefined ? '' : momentWords(news.until)
  const missing = (news.missing ?? []).map((check) => t(`storeNews.check.${check}`)).join(', ')
  const document = news.document ? t(`storeNews.document.${news.document}`) : ''
  const subject = t(`storeNews.${act}.subject`, { store, until, document })
  return {
    subject,
    preheader: t('storeNews.preheader'),
    alarm: null,
    lead: t('storeNews.lead'),
    heading: subject,
    facts: '',
    paragraphs: [
      [t(`storeNews.${act}.text`, { store, marketplace, until, document, missing })],
      ...(reason ? [[t('storeNews.reason', { reason })]] : []),
      [t('storeNews.contact', { contact })],
    ],
    action: { text: t('action.openStoreApp'), href: link },
    sections: [],
    footer: [t('storeNews.footer', { store, marketplace })],
  }
}
