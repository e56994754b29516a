import { skipToken } from '@reduxjs/toolkit/query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OnlinePayment, SavedCard } from '#contract/payments/payments.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { useListCardsQuery } from '#web/calls/payment-calls.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CardFields } from '#web/payments/card-fields.tsx'
import type { CardProblem } from '#web/payments/card-problem.ts'
import { cardWords, expiryWords } from '#web/payments/card-messages.ts'
import { confirmByElements, confirmBySavedCard } from '#web/payments/confirm-payment.ts'
import { useElements } from '#web/payments/use-card-form.ts'
import { useProvider } from '#web/payments/use-provider.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useGiveTip } from './use-give-tip.ts'

interface PayTipProps {
  order: Order
  orderToken: string | null
  online: OnlinePayment
  amountPence: number
  /** Whether the order belongs to the signed-in account, so that its saved cards can pay. */
  isCustomers: boolean
  onPaying: () => void
}

const ANOTHER = 'another'

/** Pays a tip with a saved card, or a new one. */
export function PayTip(props: PayTipProps) {
  const { order, orderToken, online, amountPence, isCustomers, onPaying } = props
  const { t } = useTranslation()
  const cards = useUsableCards(isCustomers)
  const [chosen, setChosen] = useState<string | null>(null)
  const cardId = chosen ?? cards?.[0]?.id ?? ANOTHER
  const isAnother = cardId === ANOTHER
  const { stripe, isFailed, fail, tryAgain } = useProvider(online)
  const elements = useElements(stripe, { amountPence, savesCard: false })
  const { give, isGiving, problem } = useGiveTip(order.id, orderToken)

  async function pay() {
    if (!stripe || !elements) return
    const returnUrlOf = () => location.origin + hrefOf(links.order(order.id, orderToken))
    // A field's problem is shown next to it.
    if (isAnother && (await elements.submit()).error) return
    const confirm = isAnother
      ? confirmByElements(stripe, elements, returnUrlOf, order.contact)
      : confirmBySavedCard(stripe, returnUrlOf)
    onPaying()
    await give({ amountPence, cardId: isAnother ? null : cardId, confirm })
  }

  if (isFailed)
    return (
      <Banner variant="warning" action={<Button onClick={tryAgain}>{t('tip.tryAgain')}</Button>}>
        {t('tip.scriptFailed')}
      </Banner>
    )
  if (!cards) return null
  return (
    <form
      className="later-tip"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      {cards.length > 0 && (
        <fieldset>
          <legend className="label">{t('tip.payWith')}</legend>
          {cards.map((card) => (
            <Choice
              key={card.id}
              type="radio"
              name="tipCard"
              value={card.id}
              checked={cardId === card.id}
              onChange={() => setChosen(card.id)}
              small={expiryWords(t, card)}
              end={<Icon of={CreditCard} />}
            >
              {cardWords(t, card)}
            </Choice>
          ))}
          <Choice
            type="radio"
            name="tipCard"
            value={ANOTHER}
            checked={isAnother}
            onChange={() => setChosen(ANOTHER)}
            end={<Icon of={CreditCard} />}
          >
            {t('tip.anotherCard')}
          </Choice>
        </fieldset>
      )}
      {isAnother && <CardFields elements={elements} payer={order.contact} onFailed={fail} />}
      {problem && <Problem problem={problem} />}
      <Button
        type="submit"
        variant="primary"
        isBlock
        disabled={!elements}
        isLoading={isGiving}
        loadingLabel={t('tip.giving')}
      >
        {t('tip.give', { amount: formatPence(amountPence) })}
      </Button>
    </form>
  )
}

/** The saved cards that can pay; undefined while they are loading. */
function useUsableCards(isCustomers: boolean): SavedCard[] | undefined {
  const accountId = useAppSelector(({ auth }) => (auth.isAuthenticated && auth.user?.id) || null)
  const { data, isLoading } = useListCardsQuery((isCustomers && accountId) || skipToken)
  if (isLoading) return undefined
  return (data ?? []).filter(({ isExpired }) => !isExpired)
}

/** The problem with what was typed, rather than with the card. */
const MENDABLE: readonly CardProblem[] = ['number', 'expiry', 'cvc']

function Problem({ problem }: { problem: CardProblem | 'unclear' }) {
  const { t } = useTranslation()
  if (problem === 'unclear')
    return (
      <Banner variant="info" isAnnounced>
        {t('tip.unclear')}
      </Banner>
    )
  const isMendable = MENDABLE.some((kind) => kind === problem)
  return (
    <Banner variant="danger" title={t('tip.notCharged')}>
      {isMendable ? t(`payments.problem.${problem}`) : t('tip.refused')}
    </Banner>
  )
}
