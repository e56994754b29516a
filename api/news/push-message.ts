import type { Order } from '#contract/orders.ts'
import type { OrderNews } from '#rules/news/order-news.ts'
import { pathIn } from '#rules/text/languages.ts'
import { expectedWhen } from '#api/emails/writing/email-times.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

/** What a browser receives; its service worker shows it. */
export interface PushMessage {
  title: string
  body: string
  /** The page that a press opens, a path of this website. */
  path: string
  /** The next message of the same tag replaces this one. */
  tag: string
}

/** The facts of an order that may be on a locked screen: its store, and its progress. */
export function pushMessage(news: OrderNews, order: Order, t: Translate): PushMessage {
  return {
    title: order.store.name,
    body: sentence(news, order, t),
    path: pathIn(t.language, `/account/orders/${order.id}`),
    tag: order.id,
  }
}

function sentence(news: OrderNews, order: Order, t: Translate): string {
  if (news === 'onItsWay') return t('push.onItsWay', { when: expectedWhen(order, t) })
  if (news !== 'accepted' && news !== 'delayed') return t(`push.${news}`)
  const service = order.serviceType === 'delivery' ? 'Delivery' : 'Collection'
  return t(`push.${news}${service}`, { when: expectedWhen(order, t) })
}
