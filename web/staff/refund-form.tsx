import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { BearerChoice } from './payer-choice.tsx'
import {
  feesLeft,
  leftOf,
  leftPence,
  type PayingChoice,
  type RefundChoice,
} from './refund-choice.ts'

/** What somebody of a staff has chosen so far. */
export interface RefundWish extends RefundChoice, PayingChoice {
  reason: string
}

interface RefundFormProps {
  order: Order
  wish: RefundWish
  choosesPayer: boolean
  /** What the choice comes to. */
  amountPence: number
  choiceProblem: ReactNode
  shareProblem: ReactNode
  reasonProblem: ReactNode
  onChange: (wish: RefundWish) => void
}

/** How much of an order goes back to its customer, at whose cost, and what they are told. */
export function RefundForm(props: RefundFormProps) {
  const { order, wish, choosesPayer, choiceProblem, reasonProblem, onChange } = props
  const { amountPence, shareProblem } = props
  const { t } = useTranslation()
  const isFirst = (order.payment?.refundedPence ?? 0) === 0
  return (
    <>
      <ChoiceGroup
        className="reasons"
        legend={t('refund.kind')}
        isLegendHidden
        name="refund"
        value={wish.kind}
        onChange={(kind) => onChange({ ...wish, kind })}
        options={[
          {
            value: 'rest',
            label: t(isFirst ? 'refund.rest' : 'refund.restSome'),
            small: isFirst && t('refund.restHint'),
            end: formatPence(leftPence(order)),
          },
          {
            value: 'lines',
            label: t('refund.lines'),
            small: t('refund.linesHint'),
            error: wish.kind === 'lines' && choiceProblem,
          },
          ...(choosesPayer
            ? [
                { value: 'amount' as const, label: t('refund.amount') },
                ...(feesLeft(order).length > 0
                  ? [{ value: 'fee' as const, label: t('refund.fee') }]
                  : []),
              ]
            : []),
        ]}
      />
      {wish.kind === 'lines' && <RefundLines {...{ order, wish, onChange }} />}
      {wish.kind === 'amount' && (
        <Field
          label={t('refund.amountLabel')}
          inputMode="decimal"
          value={wish.amount}
          onChange={(event) => onChange({ ...wish, amount: event.target.value })}
          error={choiceProblem}
        />
      )}
      {wish.kind === 'fee' && (
        <ChoiceGroup
          className="reasons"
          legend={t('refund.whichFee')}
          name="fee"
          value={wish.fee ?? null}
          onChange={(fee) => onChange({ ...wish, fee })}
          error={choiceProblem}
          options={feesLeft(order).map(({ fee, pence }) => ({
            value: fee,
            label: t(`orders.${fee}`),
            end: formatPence(pence),
          }))}
        />
      )}
      {choosesPayer && (
        <BearerChoice
          {...{ wish, amountPence, shareProblem }}
          onChange={(paying) => onChange({ ...wish, ...paying })}
        />
      )}
      <TextArea
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        rows={2}
        value={wish.reason}
        onChange={(event) => onChange({ ...wish, reason: event.target.value })}
        error={reasonProblem}
      />
      <p className="small soft">{t('refund.final')}</p>
    </>
  )
}

function RefundLines({
  order,
  wish,
  onChange,
}: Pick<RefundFormProps, 'order' | 'wish' | 'onChange'>) {
  const { t } = useTranslation()
  const left = leftOf(order)
  const change = (position: number, quantity: number) =>
    onChange({ ...wish, quantities: wish.quantities.with(position, quantity) })
  return (
    <ul className="refund-lines" aria-label={t('refund.which')}>
      {order.lines.map(({ name }, position) => {
        const { quantity = 0, pence = 0 } = left[position] ?? {}
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
          <li key={position}>
            <span>
              {name}
              <small>
                {quantity > 0
                  ? t('refund.left', { count: quantity, amount: formatPence(pence) })
                  : t('refund.noneLeft')}
              </small>
            </span>
            {quantity > 0 && (
              <Stepper
                label={name}
                value={wish.quantities[position] ?? 0}
                minimum={0}
                maximum={quantity}
                lessLabel={t('refund.fewer', { name })}
                moreLabel={t('refund.more', { name })}
                onChange={(chosen) => change(position, chosen)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
