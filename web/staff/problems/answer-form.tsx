import { formatPence } from '#rules/money/pence.ts'
import { PROBLEM_REFUSALS } from '#rules/problems/problem-kinds.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
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
  asksPayer: boolean
  fault: AnswerFault | null
  onChange: (draft: AnswerDraft) => void
}

/** How much goes back to the customer, at whose cost, or why nothing does, and what they are told. */
export function AnswerForm(props: AnswerFormProps) {
  const { report, draft, asksPayer, fault, onChange } = props
  const { t } = useTranslation()
  const { leftPence } = report.refundable
  const kinds = leftPence > 0 ? (['lines', 'amount', 'rest', 'none'] as const) : (['none'] as const)
  const isText = fault === 'text' || fault === 'tooLong'
  return (
    <>
      <fieldset className="reasons">
        <legend className="refund-legend">{t('staffProblems.how')}</legend>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name="answer"
            checked={draft.kind === kind}
            onChange={() => onChange({ ...draft, kind })}
            end={kind === 'rest' ? formatPence(leftPence) : undefined}
            error={draft.kind === kind && fault === 'nothing' && t('staffProblems.fault.nothing')}
          >
            {t(`staffProblems.${kind}`)}
          </Choice>
        ))}
      </fieldset>
      {draft.kind === 'lines' && <Lines {...props} />}
      {draft.kind === 'amount' && (
        <Field
          label={t('staffProblems.amountLabel')}
          hint={t('staffProblems.amountHint', { amount: formatPence(leftPence) })}
          inputMode="decimal"
          value={draft.amount}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
        />
      )}
      {draft.kind === 'none' ? <Reasons {...props} /> : asksPayer && <Payer {...props} />}
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
                lessLabel={t('staffProblems.less', { name })}
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
    <fieldset className="reasons">
      <legend className="refund-legend">{t('staffProblems.why')}</legend>
      {PROBLEM_REFUSALS.map((reason, index) => (
        <Choice
          key={reason}
          type="radio"
          name="reason"
          checked={draft.reason === reason}
          onChange={() => onChange({ ...draft, reason })}
          error={
            index === PROBLEM_REFUSALS.length - 1 &&
            fault === 'reason' &&
            t('staffProblems.fault.reason')
          }
        >
          {t(`staffProblems.refusal.${reason}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

function Payer({ draft, fault, onChange }: AnswerFormProps) {
  const { t } = useTranslation()
  const words = {
    store: t('staffProblems.payerStore'),
    marketplace: t('staffProblems.payerMarketplace'),
  }
  return (
    <fieldset className="reasons">
      <legend className="refund-legend">{t('staffProblems.payer')}</legend>
      {(['store', 'marketplace'] as const).map((payer) => (
        <Choice
          key={payer}
          type="radio"
          name="payer"
          checked={draft.payer === payer}
          onChange={() => onChange({ ...draft, payer })}
          error={payer === 'marketplace' && fault === 'payer' && t('staffProblems.fault.payer')}
        >
          {words[payer]}
        </Choice>
      ))}
    </fieldset>
  )
}
