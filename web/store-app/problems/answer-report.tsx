import { useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import {
  useDeclineProblemMutation,
  useGetPartnerProblemQuery,
  useRefundProblemMutation,
} from '#web/calls/staff/partner-problem-calls.ts'
import { AnswerDialog } from '#web/staff/problems/answer.dialog.tsx'

interface AnswerReportProps {
  report: ProblemReport
  onClosed: () => void
}

/** A store answers a report, at its own expense. */
export function AnswerReport({ report: { id, order }, onClosed }: AnswerReportProps) {
  const [isOpen, setIsOpen] = useState(true)
  const params = { reportId: id }
  const { data: report, isError } = useGetPartnerProblemQuery(
    { params },
    { refetchOnMountOrArgChange: true },
  )
  const [refund] = useRefundProblemMutation()
  const [decline] = useDeclineProblemMutation()
  return (
    <AnswerDialog
      {...{ isOpen, report, isError, onClosed }}
      isOperator={false}
      number={order.number}
      onClose={() => setIsOpen(false)}
      onRefund={({ payer: _always, ...body }) => refund({ params, body })}
      onRefuse={(body) => decline({ params, body })}
    />
  )
}
