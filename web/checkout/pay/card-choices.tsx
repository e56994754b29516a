import { CircleAlert, CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { SavedCard } from '#contract/payments/payments.ts'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { CardFields } from '#web/payments/card-fields.tsx'
import { fieldCodeOf, type CardProblem } from '#web/payments/card-problem.ts'
import { cardWords, expiryWords } from '#web/payments/card-messages.ts'
import type { CardPayment } from './use-card-payment.ts'
import type { PayChoice } from './use-pay-choice.ts'

export interface CardWaysProps {
  choice: PayChoice
  cardPayment: CardPayment
  /** What is wrong with the typed card; `check`: the card's fields show it themselves. */
  fault: CardProblem | 'check' | null
}

/** The cards to pay with: the saved ones, and a new one that is typed in here. */
export function CardChoices({ choice, cardPayment, fault }: CardWaysProps) {
  const { t } = useTranslation()
  const { cards, way, choose } = choice
  const isNew = way.kind === 'newCard'
  // Stays mounted once it is loaded, so that what was typed survives choosing another way.
  const [wasNew, setWasNew] = useState(isNew)
  if (isNew && !wasNew) setWasNew(true)
  return (
    <>
      {cards.map((card) => (
        <SavedWay
          key={card.id}
          card={card}
          isChosen={way.kind === 'savedCard' && way.cardId === card.id}
          onChoose={() => choose({ kind: 'savedCard', cardId: card.id })}
        />
      ))}
      <div className="pay">
        <Choice
          type="radio"
          name="paymentMethod"
          value="newCard"
          checked={isNew}
          onChange={() => choose({ kind: 'newCard' })}
          end={<Icon of={CreditCard} />}
        >
          <span className="strong">
            {t(cards.length > 0 ? 'payments.anotherCard' : 'payments.newCard')}
          </span>
        </Choice>
        {wasNew && (
          <div className="more" hidden={!isNew}>
            <CardFields elements={cardPayment.card} onFailed={choice.provider.fail} />
            {fault && isNew && <CardFault fault={fault} />}
            {choice.savesCard !== null && (
              <Choice
                type="checkbox"
                className="keep-card"
                checked={choice.savesCard}
                onChange={({ target }) => choice.setSavesCard(target.checked)}
              >
                {t('payments.saveCard')}
              </Choice>
            )}
          </div>
        )}
      </div>
    </>
  )
}

interface SavedWayProps {
  card: SavedCard
  isChosen: boolean
  onChoose: () => void
}

function SavedWay({ card, isChosen, onChoose }: SavedWayProps) {
  const { t } = useTranslation()
  return (
    <div className="pay">
      <Choice
        type="radio"
        name="paymentMethod"
        value={card.id}
        checked={isChosen}
        disabled={card.isExpired}
        onChange={onChoose}
        small={expiryWords(t, card)}
        end={<Icon of={CreditCard} />}
      >
        <span className="strong">{cardWords(t, card)}</span>
      </Choice>
    </div>
  )
}

/** Next to the fields, because that is where it is fixed. */
function CardFault({ fault }: { fault: CardProblem | 'check' }) {
  const { t } = useTranslation()
  const code = fault === 'check' ? null : fieldCodeOf(fault)
  const text = code ? t(`validation.${code}`) : fault === 'check' && t('payments.checkCard')
  if (!text) return null
  return (
    <p
      className="problem"
      role="alert"
      {...(fault === 'check' && { 'data-problem': true, tabIndex: -1 })}
    >
      <Icon of={CircleAlert} />
      {text}
    </p>
  )
}
