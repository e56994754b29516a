import type { Need } from '#contract/operator/now.ts'
import { staffLinks } from '#web/staff-links.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** What is done by a press, and not by going somewhere. */
export type NeedAct =
  | 'acknowledge'
  | 'pause'
  | 'endPause'
  | 'openArea'
  | 'compare'
  | 'retry'
  | 'clear'

/** Something that helps: a place to go to, a number to ring, an act, or what to do at the server. */
export type Help = { words: string } & (
  | { to: string }
  | { tel: string }
  | { act: NeedAct }
  | { isGuide: true }
)

/** What helps, the best first, and two things at the most. */
export function helpsOf(t: Translate, need: Need): Help[] {
  const { kind, order } = need
  const ring = ringing(t, need)
  const act = (name: NeedAct): Help => ({ act: name, words: t(`now.act.${name}`) })
  switch (kind) {
    case 'waitingOrder':
      return [...openingOrder(t, order), ...ring]
    case 'missedOrder':
      return [act('acknowledge'), ...ring]
    case 'unattendedStore':
      return [...ring, act('pause')]
    case 'pausedStore':
      return need.subject === 'marketplace' ? [act('endPause'), ...ring] : ring
    case 'pausedArea':
      return [act('openArea')]
    case 'printer':
      return ring
    case 'stuckPayment':
      return [act('compare'), ...openingOrder(t, order)]
    case 'discrepancy':
      return [{ to: staffLinks.operatorPayments(), words: t('now.act.payments') }]
    case 'problem':
      return [{ to: staffLinks.operatorProblems(), words: t('now.act.decide') }]
    case 'applications':
      return [{ to: staffLinks.operatorRestaurants(), words: t('now.act.answer') }]
    case 'uninvitedStores':
      return [{ to: staffLinks.operatorRestaurants(), words: t('now.act.invite') }]
    case 'bankAccounts':
      return [{ to: staffLinks.operatorPayouts(), words: t('now.act.check') }]
    case 'readyStore':
      return openingStore(t, need)
    case 'failedEmails':
    case 'failedJobs':
      return [act('retry')]
    case 'errors':
      return [act('clear')]
    case 'slowQueue':
      return [{ isGuide: true, words: t('now.act.guide') }]
  }
}

function openingOrder(t: Translate, order: Need['order']): Help[] {
  if (!order) return []
  const words = t('now.act.openOrder', { number: order.number })
  return [{ to: staffLinks.operatorOrder(order.id), words }]
}

/** The restaurant's telephone; the restaurant itself where it has none. */
function ringing(t: Translate, need: Need): Help[] {
  const { store } = need
  if (!store) return []
  const { phone } = store
  if (phone === '') return openingStore(t, need)
  return [{ tel: phone.replaceAll(' ', ''), words: t('now.act.ring', { phone }) }]
}

const openingStore = (t: Translate, { store }: Need): Help[] =>
  store ? [{ to: staffLinks.operatorRestaurant(store.id), words: t('now.act.openRestaurant') }] : []
