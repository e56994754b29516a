import { useState, useRef } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#contract/cart/cart-line.ts'
import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import type { SharedCart } from '#contract/sharing/shared-cart.ts'
import { linesByMember } from '#rules/cart/members.ts'
import { verdictOfOrder } from '#rules/menu/allergen-verdict.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { showBasketFailure } from '#web/calls/basket-failure.ts'
import { IfSoldOutChoice } from '#web/cart/lines/if-sold-out.tsx'
import { LineFrame } from '#web/cart/lines/line-frame.tsx'
import { itemOfLine } from '#web/cart/lines/removed-line.ts'
import { RemovedRow } from '#web/cart/lines/removed-row.tsx'
import { LineAllergens } from '#web/cart/lines/line-frame.tsx'
import { whyNot } from '#web/cart/lines/unavailable-messages.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { AllergenStatement } from '#web/orders/contents/allergen-statement.tsx'
import type { FriendChange, SharedBasket } from './use-shared-basket.ts'

interface SharedLinesProps {
  basket: SharedBasket
  shared: SharedCart
  /** Whether anything can be changed. */
  isOpen: boolean
}

/** The items of everyone, under their names; one's own can be changed. */
export function SharedLines({ basket, shared, isOpen }: SharedLinesProps) {
  const { t } = useTranslation()
  const { lines, ownerName, memberId, subtotalPence, itemCount } = shared
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const changeOf = (line: CartLine) => (change: LineChange) => {
    if (change.quantity === 0) setRemoved(line.isAvailable ? line : null)
    return basket.change({ lines: [change] })
  }
  const putBack = (line: CartLine) => {
    setRemoved(null)
    basket.change({ newBasketItem: itemOfLine(line) }).catch(showBasketFailure)
  }
  return (
    <div className="stack shared-lines">
      <div className="row between">
        <h2>{t('sharing.basket')}</h2>
        <span className="muted small" role="status">
          {basket.isSettling && <Spinner />} {t('cart.items', { count: itemCount })}
        </span>
      </div>
      {lines.length === 0 && (
        <p className="soft">
          <b>{t('sharing.emptyTitle')}.</b> {isOpen && t('sharing.emptyText')}
        </p>
      )}
      {linesByMember(lines).map(({ memberName, lines: ofMember }) => {
        const isOwn = memberId !== null && ofMember[0]?.memberId === memberId
        const name = memberName || ownerName
        return (
          <section key={memberName} aria-label={t('sharing.dishesOf', { name })}>
            <h3 className="member-name">{isOwn ? t('sharing.yourLines') : name}</h3>
            <ul className="lines">
              {ofMember.map((line) => (
                <SharedLine
                  key={line.id}
                  line={line}
                  ownerName={ownerName}
                  onChange={isOwn && isOpen ? changeOf(line) : null}
                />
              ))}
            </ul>
            {/* For a single item it is shown next to that. */}
            {ofMember.length > 1 && <LineAllergens verdict={verdictOf(ofMember)} />}
          </section>
        )
      })}
      {removed && isOpen && (
        <ul>
          <RemovedRow key={removed.id} name={removed.name} onUndo={() => putBack(removed)} />
        </ul>
      )}
      {lines.some(({ isAvailable }) => isAvailable) && (
        <AllergenStatement verdict={verdictOf(lines)} />
      )}
      <dl className="sum">
        <div className="total">
          <dt>{t('sharing.subtotal')}</dt>
          <dd>{formatPence(subtotalPence)}</dd>
        </div>
      </dl>
      <p className="tiny muted">{t('sharing.withoutFees')}</p>
    </div>
  )
}

/** The declared allergens of the available items together. */
const verdictOf = (lines: readonly CartLine[]) =>
  verdictOfOrder(lines.filter(({ isAvailable }) => isAvailable).map(({ allergens }) => allergens))

type LineChange = NonNullable<FriendChange['lines']>[number]

interface SharedLineProps {
  line: CartLine
  /** Whom the restaurant calls. */
  ownerName: string
  /** Null: somebody else's, or nothing can be changed. */
  onChange: ((change: LineChange) => Promise<void>) | null
}

function SharedLine({ line, ownerName, onChange }: SharedLineProps) {
  const { t } = useTranslation()
  const { name, note, isAvailable, unavailableReason, linePence, productId, id, left } = line
  const limit = left === null ? LINE_QUANTITY_MAXIMUM : Math.max(line.quantity, left)
  const change = async (changed: LineChange) => onChange?.(changed).catch(showBasketFailure)
  const [quantity, setQuantity] = useLatestChoice(line.quantity, (requested) =>
    change({ lineId: id, quantity: requested }),
  )
  const [ifSoldOut, setIfSoldOut] = useLatestChoice(line.ifSoldOut, (requestedOnes) =>
    change({ lineId: id, quantity, ifSoldOut: requestedOnes }),
  )
  const chosen = [
    ...line.parts.map((part) => [part.name, ...part.options.map(optionName)].join(', ')),
    ...line.options.map(optionName),
  ]
  if (quantity === 0) return null
  return (
    <LineFrame
      name={onChange === null && quantity > 1 ? `${quantity} × ${name}` : name}
      isOff={!isAvailable}
      count={
        onChange && (
          <Stepper
            size="sm"
            value={quantity}
            maximum={isAvailable ? limit : quantity}
            onChange={setQuantity}
            onRemove={() => setQuantity(0)}
            label={t('cart.quantityOf', { name })}
            lessLabel={t('cart.oneFewer', { name })}
            moreLabel={t('cart.oneMore', { name })}
            removeLabel={t('cart.remove', { name })}
          />
        )
      }
      price={
        isAvailable ? (
          <p className="price">{formatPence(linePence)}</p>
        ) : (
          <Badge>{t('cart.unavailable')}</Badge>
        )
      }
      acts={
        onChange && (
          <>
            <Link
              className="link-btn small"
              to={`?product=${productId}&line=${id}`}
              state={{ isOpenedHere: true }}
              preventScrollReset
              aria-label={t('sharing.changeLine', { name })}
            >
              {t('sharing.change')}
            </Link>
            {isAvailable && (
              <IfSoldOutChoice
                name={name}
                value={ifSoldOut}
                onChange={setIfSoldOut}
                called={ownerName}
              />
            )}
          </>
        )
      }
    >
      {chosen.length > 0 && <p className="opts">{chosen.join(', ')}</p>}
      {note && <p className="opts">{t('cart.note', { note })}</p>}
      <LineAllergens verdict={line.allergens} />
      {unavailableReason && <p className="small why">{whyNot(t, line)}</p>}
    </LineFrame>
  )
}

const optionName = ({ name, quantity }: CartLine['options'][number]) =>
  quantity > 1 ? `${quantity} × ${name}` : name

/**
 * The latest choice until the server has all of it, then the server's. Choices made while a request is on its
 * way are sent together, once it is answered.
 */
function useLatestChoice<Value extends string | number>(
  known: Value,
  send: (value: Value) => Promise<unknown>,
): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState<Value | null>(null)
  const expected = useRef<Value | null>(null)
  const isSending = useRef(false)
  const choose = async (value: Value) => {
    setChosen(value)
    expected.current = value
    if (isSending.current) return
    isSending.current = true
    while (expected.current !== null) {
      const next = expected.current
      expected.current = null
      await send(next)
    }
    isSending.current = false
    setChosen(null)
  }
  return [chosen ?? known, (value) => void choose(value)]
}
