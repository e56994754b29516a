import { formatPence } from '#rules/money/pence.ts'
import { PROBLEM_REFUSALS } from '#rules/problems/problem-kinds.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PayerChoice } from '../payer-choice.tsx'
import {
  leftOf,
  textMaximum,
  type AnswerDraft,
  type AnswerFault,
  type ReportToAnswer,
} from './problem-answer.ts'

interface AnswerFormProps {
  report: ReportToAnswer
  draft: AnswerDraft
  choosesPayer: boolean
  fault: AnswerFault | null
  onChange: (draft: AnswerDraft) => void
}

/** How much goes back to the customer, at whose cost, or why nothing does, and what they are told. */
export function AnswerForm(props: AnswerFormProps) {
  const { report, draft, choosesPayer, fault, onChange } = props
  const { t } = useTranslation()
  const { leftPence } = report.refundable
  const kinds = leftPence > 0 ? (['lines', 'amount', 'rest', 'none'] as const) : (['none'] as const)
  const isNothing = fault === 'nothing'
  const isText = fault === 'text' || fault === 'tooLong'
  return (
    <>
      <ChoiceGroup
        className="reasons"
        legend={t('staffProblems.how')}
        name="answer"
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        options={kinds.map((value) => ({
          value,
          label: t(`staffProblems.${value}`),
          end: value === 'rest' && formatPence(leftPence),
          error:
            value === 'lines' &&
            isNothing &&
            draft.kind === value &&
            t('staffProblems.fault.nothing'),
        }))}
      />
      {draft.kind === 'lines' && <Lines {...props} />}
      {draft.kind === 'amount' && (
        <Field
          label={t('staffProblems.amountLabel')}
          hint={t('staffProblems.amountHint', { amount: formatPence(leftPence) })}
          inputMode="decimal"
          value={draft.amount}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
          error={isNothing && t('staffProblems.fault.amount', { amount: formatPence(leftPence) })}
        />
      )}
      {draft.kind === 'none' ? (
        <Reasons {...props} />
      ) : (
        choosesPayer && (
          <PayerChoice
            className="reasons"
            payer={draft.payer}
            onChange={(payer) => onChange({ ...draft, payer })}
            error={fault === 'payer' && t('staffProblems.fault.payer')}
          />
        )
      )}
      <TextArea
        label={t(draft.reason === 'other' ? 'staffProblems.textNeeded' : 'staffProblems.text')}
        hint={t('staffProblems.textHint')}
        rows={2}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
        error={isText && t(`staffProblems.fault.${fault}`, { count: textMaximum(draft) })}
      />
    </>
  )
}

function Lines({ report: { refundable }, draft, onChange }: AnswerFormProps) {
  const { t } = useTranslation()
  const left = leftOf(refundable)
  return (
    <ul className="refund-lines" aria-label={t('staffProblems.which')}>
      {refundable.lines.map(({ name }, position) => {
        const { quantity = 0, pence = 0 } = left[position] ?? {}
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
          <li key={position}>
            <span>
              {name}
              <small>
                {quantity > 0
                  ? t('staffProblems.left', { count: quantity, amount: formatPence(pence) })
                  : t('staffProblems.noneLeft')}
              </small>
            </span>
            {quantity > 0 && (
              <Stepper
                label={name}
                value={draft.quantities[position] ?? 0}
                minimum={0}
                maximum={quantity}
                lessLabel={t('staffProblems.fewer', { name })}
                moreLabel={t('staffProblems.more', { name })}
                onChange={(chosen) =>
                  onChange({ ...draft, quantities: draft.quantities.with(position, chosen) })
                }
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Reasons({ draft, fault, onChange }: AnswerFormProps) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup
      className="reasons"
      legend={t('staffProblems.why')}
      name="reason"
      value={draft.reason}
      onChange={(reason) => onChange({ ...draft, reason })}
      options={PROBLEM_REFUSALS.map((value) => ({
        value,
        label: t(`staffProblems.refusal.${value}`),
      }))}
      error={fault === 'reason' && t('staffProblems.fault.reason')}
    />
  )
}
