import type { Need } from '#contract/operator/now.ts'
import { now } from '#web/messages/en/now.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { instantWords } from '#web/staff/instant-words.ts'

/** How long something has waited: "4 min", "3 h", "2 days". */
export function ageWords(t: Translate, since: string, at: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 90) return t('now.age', { age: String(minutes) })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return t('now.hours', { age: String(hours) })
  return t('now.days', { age: String(Math.floor(hours / 24)) })
}

/** What is the matter, in a line. */
export function needWords(t: Translate, { kind, count, subject, until, order }: Need): string {
  switch (kind) {
    case 'waitingOrder':
    case 'missedOrder':
    case 'slowQueue':
    case 'applications':
    case 'uninvitedStores':
    case 'bankAccounts':
    case 'failedEmails':
      return t(`now.what.${kind}`, { count })
    case 'printer':
    case 'failedJobs':
    case 'errors':
      return t(`now.what.${kind}`, { count, subject })
    case 'pausedStore':
      return t('now.what.pausedStore', { until: until === null ? '' : instantWords(until) })
    case 'pausedArea':
      return t('now.what.pausedArea', {
        subject,
        until: until === null ? '' : instantWords(until),
      })
    case 'stuckPayment':
      return t('now.what.stuckPayment', { number: order?.number ?? '' })
    default:
      return t(`now.what.${kind}`)
  }
}

const isPauseReason = (reason: string): reason is keyof typeof now.pausedBy =>
  Object.hasOwn(now.pausedBy, reason)

/** What it means, or what helps. */
export function needDetail(
  t: Translate,
  { kind, count, subject, order, usualSeconds }: Need,
): string {
  const number = order?.number ?? ''
  switch (kind) {
    case 'waitingOrder':
      return usualSeconds === null
        ? t('now.detail.waitingOrder', { number })
        : t('now.waitingUnusually', { number, minutes: (usualSeconds / 60).toFixed(1) })
    case 'missedOrder':
    case 'problem':
      return t(`now.detail.${kind}`, { number })
    case 'applications':
    case 'uninvitedStores':
    case 'bankAccounts':
    case 'failedEmails':
      return t(`now.detail.${kind}`, { subject })
    case 'pausedArea':
      return t('now.detail.pausedArea', { count })
    case 'pausedStore':
      return isPauseReason(subject) ? t(`now.pausedBy.${subject}`) : ''
    default:
      return t(`now.detail.${kind}`)
  }
}
