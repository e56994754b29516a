import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { RefundPayer } from '#rules/payments/payment-status.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { leftOf, leftPence, type RefundChoice } from './refund-choice.ts'

/** What somebody of a staff has chosen so far. */
export interface RefundWish extends RefundChoice {
  reason: string
  payer: RefundPayer
}

interface RefundFormProps {
  order: Order
  wish: RefundWish
  asksPayer: boolean
  reasonProblem: ReactNode
  onChange: (wish: RefundWish) => void
}

/** How much of an order goes back to its customer, at whose cost, and what they are told. */
export function RefundForm({ order, wish, asksPayer, reasonProblem, onChange }: RefundFormProps) {
  const { t } = useTranslation()
  const isFirst = (order.payment?.refundedPence ?? 0) === 0
  return (
    <>
      <fieldset className="reasons">
        <legend className="sr">{t('refund.kind')}</legend>
        <Choice
          type="radio"
          name="refund"
          checked={wish.kind === 'rest'}
          onChange={() => onChange({ ...wish, kind: 'rest' })}
          small={isFirst ? t('refund.restHint') : undefined}
          end={formatPence(leftPence(order))}
        >
          {t(isFirst ? 'refund.rest' : 'refund.restSome')}
        </Choice>
        <Choice
          type="radio"
          name="refund"
          checked={wish.kind === 'lines'}
          onChange={() => onChange({ ...wish, kind: 'lines' })}
          small={t('refund.linesHint')}
        >
          {t('refund.lines')}
        </Choice>
      </fieldset>
      {wish.kind === 'lines' && <RefundLines {...{ order, wish, onChange }} />}
      {asksPayer && <Payer {...{ wish, onChange }} />}
      <TextArea
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        rows={2}
        value={wish.reason}
        onChange={(event) => onChange({ ...wish, reason: event.target.value })}
        error={reasonProblem}
      />
    </>
  )
}

type PartProps = Pick<RefundFormProps, 'wish' | 'onChange'>

function RefundLines({ order, wish, onChange }: PartProps & { order: Order }) {
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
                lessLabel={t('refund.less', { name })}
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

function Payer({ wish, onChange }: PartProps) {
  const { t } = useTranslation()
  const words = {
    store: t('refund.payerStore'),
    marketplace: t('refund.payerMarketplace'),
  }
  return (
    <fieldset className="reasons">
      <legend className="refund-legend">{t('refund.payer')}</legend>
      {(['store', 'marketplace'] as const).map((payer) => (
        <Choice
          key={payer}
          type="radio"
          name="payer"
          checked={wish.payer === payer}
          onChange={() => onChange({ ...wish, payer })}
        >
          {words[payer]}
        </Choice>
      ))}
    </fieldset>
  )
}
