import type { ProblemEvent, ProblemReport } from '#contract/problems/problem-report.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { LOCALE } from '#web/language.ts'
import type { Translate } from '#web/messages/i18n.ts'

const day = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
})

/** "Sat 21 Nov, 20:00", in London. */
export function momentWords(instant: string): string {
  const at = new Date(instant)
  return `${day.format(at).replace(',', '')}, ${formatLondonTime(at)}`
}

/** Whom sentences about a report name. */
export interface ProblemNames {
  store: string
  marketplace: string
}

/** What a report is about, a sentence for each thing: "1 × Garlic naan: Missing". */
export function reportedWords(t: Translate, { kind, lines }: ProblemReport): string[] {
  if (kind) return [t(`problems.order.${kind}`)]
  return lines.map((line) =>
    t('problems.line', {
      quantity: line.quantity,
      name: line.name,
      kind: t(`problems.kind.${line.kind}`),
    }),
  )
}

/** What happened, as the customer or, with `isStaff`, somebody else reads it. */
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

/** Why it was answered so, and what was written with it, a sentence each. */
export function whyWords(
  t: Translate,
  { act, reason, text }: Pick<ProblemEvent, 'act' | 'reason' | 'text'>,
): string[] {
  const why = reason ? t(`problems.refusal.${reason}`) : ''
  // What was reported with it stands above all that happened.
  const written = text && act !== 'report' ? t('problems.quoted', { text }) : ''
  return [why, written].filter((each) => each !== '')
}
