import type { ProblemEvent, ProblemReport } from '#contract/problems/problem-report.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Service } from '#rules/orders/service.ts'
import type { OrderProblem } from '#rules/problems/problem-kinds.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
})

const NO_BREAK = '\u00a0'

/** "Sat 21 Nov, 20:00", in London time, its day on one line. */
export function momentWords(instant: string): string {
  const at = new Date(instant)
  return `${day.format(at).replace(',', '').replaceAll(' ', NO_BREAK)}, ${formatLondonTime(at)}`
}

/** The names in sentences about a report. */
export interface ProblemNames {
  store: string
  marketplace: string
}

/** The problem of an order as a whole; a collection isn't delivered late, but ready late. */
export const orderProblemWords = (t: Translate, kind: OrderProblem, service: Service): string =>
  service === 'collection' && kind === 'late'
    ? t('problems.readyLate')
    : t(`problems.order.${kind}`)

/** The subjects of a report, a sentence for each: "1 × Garlic naan: Missing". */
export function reportedWords(t: Translate, { kind, lines, order }: ProblemReport): string[] {
  if (kind) return [orderProblemWords(t, kind, order.serviceType)]
  return lines.map((line) =>
    t('problems.line', {
      quantity: line.quantity,
      name: line.name,
      kind: t(`problems.kind.${line.kind}`),
    }),
  )
}

/** The event, as the customer or, with `isStaff`, somebody else reads it. */
export function eventWords(
  t: Translate,
  { act, amountPence }: Pick<ProblemEvent, 'act' | 'amountPence'>,
  names: ProblemNames,
  isStaff: boolean,
): string {
  if (isStaff && (act === 'report' || act === 'appeal'))
    return t(`problems.staffEvent.${act}`, { ...names })
  return t(`problems.event.${act}`, { ...names, amount: formatPence(amountPence ?? 0) })
}

/** The reason of the answer, and the text written with it, a sentence each. */
export function whyWords(
  t: Translate,
  { act, reason, text }: Pick<ProblemEvent, 'act' | 'reason' | 'text'>,
): string[] {
  const why = reason ? t(`problems.refusal.${reason}`) : ''
  // The report's own text is shown above all events.
  const written = text && act !== 'report' ? t('problems.quoted', { text }) : ''
  return [why, written].filter((each) => each !== '')
}
