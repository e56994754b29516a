import type { PayoutRun } from '#contract/payments/payouts.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

const VARIANTS = {
  draft: 'warning',
  approved: 'warning',
  exported: 'warning',
  paid: 'positive',
  discarded: undefined,
} as const

/** Where a payout run is. */
export function RunBadge({ status }: Pick<PayoutRun, 'status'>) {
  const { t } = useTranslation()
  return <Badge variant={VARIANTS[status]}>{t(`payouts.status.${status}`)}</Badge>
}

const times = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** "18 May at 10:00". */
export const runTime = (at: string): string => times.format(new Date(at))
