import { passBotCheck } from '#web/calls/bot-check/pass-bot-check.ts'
import { useReportReviewMutation } from '#web/calls/review-calls.ts'
import { useAppSelector } from '#web/state/store.ts'
import { ReportForm } from './report-form.tsx'

interface ReportByVisitorProps {
  reviewId: string
  onClose: () => void
}

/** A report of a review by a customer or a guest; guests pass the bot check. */
export function ReportByVisitor({ reviewId, onClose }: ReportByVisitorProps) {
  const isGuest = useAppSelector(({ auth }) => !auth.isAuthenticated)
  const [report] = useReportReviewMutation()
  return (
    <ReportForm
      onClose={onClose}
      onSend={async (given) => {
        const captcha = isGuest ? await passBotCheck('report') : null
        await report({ params: { id: reviewId }, body: { ...given, captcha } }).unwrap()
      }}
    />
  )
}
