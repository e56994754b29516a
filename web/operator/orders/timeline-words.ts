import type { TimelineEntry } from '#contract/operator/order-record.ts'
import { subjectOfEmail, type RecordedEmail } from '#rules/email/order-message.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { momentWords } from '#web/operator/moments.ts'

export type Shown = 'all' | 'money' | 'emails' | 'tickets' | 'notes'
export const SHOWN = [
  'all',
  'money',
  'emails',
  'tickets',
  'notes',
] as const satisfies readonly Shown[]

const MONEY_EVENTS: ReadonlySet<string> = new Set(['authorise', 'capture', 'void', 'refund'])

/** Whether an entry is of the kind that is shown. */
export function isShown(entry: TimelineEntry, shown: Shown): boolean {
  if (shown === 'all') return true
  if (shown === 'emails') return entry.kind === 'email' || entry.kind === 'message'
  if (shown === 'tickets') return entry.kind === 'ticket'
  if (shown === 'notes')
    return entry.kind === 'note' || entry.kind === 'message' || entry.kind === 'act'
  return (
    entry.kind === 'refund' ||
    entry.kind === 'ledger' ||
    (entry.kind === 'event' && MONEY_EVENTS.has(entry.act))
  )
}

/** What happened, in a line. */
export function titleOf(t: Translate, entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'event':
      return eventTitle(t, entry)
    case 'refund':
      return t('operatorOrders.refundOf', {
        amount: formatPence(entry.amountPence),
        status: t(`operatorOrders.refundStatus.${entry.status}`),
      })
    case 'email':
      return t(`operatorOrders.emailTo.${entry.recipient}`, {
        what: emailWords(t, entry.message),
      })
    case 'ledger':
      return t('operatorOrders.ledger', {
        what: t(`operatorOrders.transfer.${entry.transfer}`),
        amount: formatPence(entry.amountPence),
        debit: t(`operatorOrders.account.${entry.debit}`),
        credit: t(`operatorOrders.account.${entry.credit}`),
      })
    case 'ticket':
      return t('operatorOrders.ticket', {
        printer: entry.printer,
        status: t(`operatorOrders.ticketStatus.${entry.status}`),
      })
    case 'message':
      return t(`operatorOrders.messageTo.${entry.recipient}`)
    case 'act':
      return t('operatorOrders.actReason', { act: t(`operatorOrders.act.${entry.act}`) })
    case 'problem':
      return t(`operatorOrders.problem.${entry.act}`)
    default:
      return t(`operatorOrders.${entry.kind}`)
  }
}

function eventTitle(t: Translate, { act, minutes }: Extract<TimelineEntry, { kind: 'event' }>) {
  if (act === 'delay') return t('storeApp.event.delay', { count: minutes ?? 0 })
  if (act === 'undo') return t('operatorOrders.undone')
  return t(`storeApp.event.${act}`)
}

/** Who, why and at whose expense; empty: nothing is known. */
export function detailOf(t: Translate, entry: TimelineEntry): string {
  const quoted = (text: string) => text !== '' && t('operatorOrders.quoted', { text })
  const parts = [
    entry.kind === 'refund' && paidByWords(t, entry),
    entry.kind === 'refund' && quoted(entry.reason),
    'text' in entry && quoted(entry.text),
    'by' in entry && t(`storeApp.by.${entry.by}`),
    'name' in entry && entry.name,
    entry.kind === 'message' && entry.recipient === 'store' && readWords(t, entry),
  ]
  return parts.filter(Boolean).join(' · ')
}

function paidByWords(
  t: Translate,
  { payer, amountPence, marketplacePence }: Extract<TimelineEntry, { kind: 'refund' }>,
): string {
  if (marketplacePence === 0) return t(`operatorOrders.paidBy.${payer}`)
  const own = formatPence(amountPence - marketplacePence)
  return t('operatorOrders.paidBy.both', { own, share: formatPence(marketplacePence) })
}

function readWords(
  t: Translate,
  { readAt, readBy }: Pick<Extract<TimelineEntry, { kind: 'message' }>, 'readAt' | 'readBy'>,
): string {
  if (readAt === null) return t('orderRecord.unread')
  const time = momentWords(readAt)
  return readBy === null
    ? t('orderRecord.read', { time })
    : t('orderRecord.readBy', { name: readBy, time })
}

function emailWords(t: Translate, email: RecordedEmail): string {
  const about = subjectOfEmail(email)
  if (about.of === 'problem') return t(`operatorOrders.emailOfProblem.${about.message}`)
  return t(`operatorOrders.email.${about.of === 'note' ? 'note' : about.message}`)
}
