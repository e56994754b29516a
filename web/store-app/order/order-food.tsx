import { CircleSlash, DoorClosed, ShoppingBag, Utensils, type LucideIcon } from 'lucide-react'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { isNothingToCook, refundOfDish } from '#rules/orders/refunded-dishes.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { optionWords, refundWords, wishesOf, type Wish } from './order-messages.ts'

type FoodOfOrder = Pick<Order, 'lines' | 'contact' | 'status'>

/** What to cook: how many, what, how, and what the customer asks of it; who is to have it, where friends ordered together. */
export function OrderFood({ order, isSmall }: { order: FoodOfOrder; isSmall?: boolean }) {
  const { t } = useTranslation()
  const { contact, status } = order
  // Not what was taken out before it was paid.
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  return (
    <>
      {isNothingToCook(lines, status) && (
        <p>
          <Badge variant="warning" icon={CircleSlash}>
            {t('storeApp.allRefunded')}
          </Badge>
        </p>
      )}
      {areOfSeveral(lines) ? (
        linesByMember(lines).map(({ memberName, lines: ofMember }) => (
          <div key={memberName} className="of-member">
            <p className="member-name">{memberName || contact.name}</p>
            <Food lines={ofMember} status={status} isSmall={isSmall} />
          </div>
        ))
      ) : (
        <Food lines={lines} status={status} isSmall={isSmall} />
      )}
    </>
  )
}

const WISH_ICONS: Readonly<Record<Wish['about'], LucideIcon>> = {
  bag: ShoppingBag,
  cutlery: Utensils,
  door: DoorClosed,
}

/** How the food is packed and handed over, as far as the customer has said. */
export function OrderWishes({ order }: { order: Order }) {
  const { t } = useTranslation()
  const wishes = wishesOf(t, order)
  const { deliveryNote } = order
  return (
    <>
      {wishes.length > 0 && (
        <p className="row wrap order-wishes">
          {wishes.map(({ about, words }) => (
            <Badge key={about} icon={WISH_ICONS[about]}>
              {words}
            </Badge>
          ))}
        </p>
      )}
      {deliveryNote && (
        <p className="small delivery-note">{t('storeApp.forCourier', { note: deliveryNote })}</p>
      )}
    </>
  )
}

interface FoodProps {
  lines: readonly OrderLine[]
  status: Order['status']
  isSmall: boolean | undefined
}

function Food({ lines, status, isSmall }: FoodProps) {
  return (
    <ul className={isSmall ? 'food sm' : 'food'}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
        <Dish key={index} line={line} status={status} />
      ))}
    </ul>
  )
}

function Dish({ line, status }: { line: OrderLine; status: Order['status'] }) {
  const { t } = useTranslation()
  const refund = refundOfDish(line, status)
  const Name = refund && refund.refunded === refund.of ? 's' : 'span'
  return (
    <li>
      <span className="q">{t('storeApp.times', { count: line.quantity })}</span>
      <Name>{line.name}</Name>
      {refund && (
        <Badge variant="warning" className="of-dish">
          {refundWords(t, refund)}
        </Badge>
      )}
      {line.options.length > 0 && <small>{optionWords(t, line.options)}</small>}
      {line.parts.map(({ slotName, name, options }) => (
        <small key={slotName}>{[name, optionWords(t, options)].filter(Boolean).join(': ')}</small>
      ))}
      {line.note && <em>{line.note}</em>}
      {isInstruction(line.ifSoldOut) && <small>{t(`storeApp.ifSoldOut.${line.ifSoldOut}`)}</small>}
      {line.isAgeRestricted && (
        <Badge variant="warning" className="of-dish">
          {t('storeApp.checkId')}
        </Badge>
      )}
    </li>
  )
}
