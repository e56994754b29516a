import { useState } from 'react'
import type { ProblemReport } from '#contract/problems/problem-report.ts'
import {
  useGetOperatorProblemQuery,
  useRejectProblemMutation,
  useUpholdProblemMutation,
} from '#web/calls/staff/operator-problem-calls.ts'
import { AnswerDialog } from '#web/staff/problems/answer.dialog.tsx'

interface DecideReportProps {
  report: ProblemReport
  onClosed: () => void
}

/** The marketplace decides a report, and who pays. */
export function DecideReport({ report: { id, order }, onClosed }: DecideReportProps) {
  const [isOpen, setIsOpen] = useState(true)
  const params = { reportId: id }
  const { data: report, isError } = useGetOperatorProblemQuery(
    { params },
    { refetchOnMountOrArgChange: true },
  )
  const [uphold] = useUpholdProblemMutation()
  const [reject] = useRejectProblemMutation()
  return (
    <AnswerDialog
      {...{ isOpen, report, isError, onClosed }}
      isOperator
      number={order.number}
      onClose={() => setIsOpen(false)}
      onRefund={(body) => uphold({ params, body })}
      onRefuse={(body) => reject({ params, body })}
    />
  )
}
