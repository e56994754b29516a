import type { Order, OrderLine } from '#contract/orders.ts'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import { isNothingDeclared } from '#rules/menu/allergen-verdict.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isNothingToCook, refundOfDish } from '#rules/orders/refunded-dishes.ts'
import { isNeverCharged } from '#rules/payments/payment-status.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { allergenFacts, allergenList } from '#web/messages/allergen-words.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { formatLondonDay } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { allergyAlert } from '#rules/orders/allergy-alert.ts'
import {
  addressWords,
  discussionWords,
  otherSoldOutWords,
  refundWords,
  wishesOf,
} from './order-messages.ts'
import { readyAt } from './order-times.ts'

/** What hangs over the stove: 80 mm of paper, black only, the gravest first. */
export function Ticket({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { number, status, serviceType, lines, contact, deliveryNote, placedAt } = order
  return (
    <div className="ticket" aria-hidden>
      <p className="ticket-head">
        <b>{number}</b>
        <b>{timeWords(t, readyAt(order), serverNow())}</b>
      </p>
      <p>
        {t(`storeApp.ticket.${serviceType}`)}
        {serviceType === 'delivery' &&
          `, ${t('storeApp.dueAtDoor', { time: formatLondonTime(new Date(order.dueAt)) })}`}
      </p>
      <TicketAllergy order={order} />
      {isNothingToCook(lines, status) && (
        <p className="ticket-pay">{t('storeApp.allRefunded').toUpperCase()}</p>
      )}
      {linesByMember(lines).map((group) => (
        <div key={group.memberName}>
          {areOfSeveral(lines) && (
            <p className="ticket-name">
              <b>{group.memberName || contact.name}</b>
            </p>
          )}
          <ul>
            {group.lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
              <TicketLine key={index} line={line} status={status} />
            ))}
          </ul>
        </div>
      ))}
      <p>{otherSoldOutWords(t, order)}</p>
      <TicketAllergens order={order} />
      {wishesOf(t, order).map(({ about, words }) => (
        <p key={about}>{words.toUpperCase()}</p>
      ))}
      <TicketPayment order={order} />
      <div>
        <p>
          {contact.name}, {contact.phone}
        </p>
        {serviceType === 'delivery' && <p>{addressWords(order)}</p>}
        {deliveryNote && <p>{t('storeApp.ticket.note', { note: deliveryNote })}</p>}
      </div>
      <p>{t('storeApp.ticket.placed', { time: formatLondonDay(new Date(placedAt)), number })}</p>
    </div>
  )
}

function TicketAllergy({ order }: { order: Order }) {
  const { t } = useTranslation()
  const alert = allergyAlert(order)
  if (!alert) return null
  return (
    <p className="ticket-allergy">
      <b>
        {alert.named.length > 0
          ? t('storeApp.ticket.allergyIs', {
              allergens: allergenList(t, alert.named).toUpperCase(),
            })
          : t('storeApp.ticket.allergy')}
      </b>
      <span>{alert.note}</span>
      {order.allergyDiscussedBy !== '' && <span>{discussionWords(t, order)}</span>}
    </p>
  )
}

function TicketLine({ line, status }: { line: OrderLine; status: Order['status'] }) {
  const { t } = useTranslation()
  const refund = refundOfDish(line, status)
  const name = refund && refund.refunded === refund.of ? <s>{line.name}</s> : line.name
  return (
    <li>
      <p className="ticket-dish">
        <b>{t('storeApp.times', { count: line.quantity })}</b> {name}
      </p>
      {refund && <p className="ticket-option">{refundWords(t, refund).toUpperCase()}</p>}
      <TicketOptions options={line.options} />
      {line.parts.map(({ slotName, name, options }) => (
        <div key={slotName} className="ticket-option">
          <p>
            <b>{name}</b>
          </p>
          <TicketOptions options={options} />
        </div>
      ))}
      {line.note && (
        <p className="ticket-option">{t('storeApp.ticket.note', { note: line.note })}</p>
      )}
      {isInstruction(line.ifSoldOut) && (
        <p className="ticket-option">{t(`storeApp.ifSoldOut.${line.ifSoldOut}`)}</p>
      )}
      {isNothingDeclared(line.allergens) && (
        <p className="ticket-option">{t('menu.notDeclaredAll').toUpperCase()}</p>
      )}
      {line.isAgeRestricted && <p className="ticket-option">{t('storeApp.checkId')}</p>}
    </li>
  )
}

function TicketOptions({ options }: Pick<OrderLine, 'options'>) {
  const { t } = useTranslation()
  return options.map(({ groupName, name, quantity }) => (
    <p key={groupName + name} className="ticket-option">
      {quantity > 1 ? t('storeApp.optionTimes', { count: quantity, name }) : name}
    </p>
  ))
}

function TicketAllergens({ order: { allergens } }: { order: Order }) {
  const { t } = useTranslation()
  const facts = allergenFacts(t, allergens).map(({ words }) => words)
  const statements = facts.length > 0 ? facts : [t('menu.noneDeclared')]
  return (
    <div className="ticket-allergens">
      {statements.map((words) => (
        <p key={words}>{words.toUpperCase()}</p>
      ))}
    </div>
  )
}

/** What there is to take at the door; what was paid by card is not taken again. */
function TicketPayment({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { payment, tipPence } = order
  const total = formatPence(order.totalPence)
  const refundedPence = payment?.refundedPence ?? 0
  return (
    <div>
      <p className="ticket-pay">
        {!payment && t('storeApp.ticket.toPay', { total })}
        {payment &&
          (isNeverCharged(payment.status)
            ? t('storeApp.ticket.notPaid')
            : t('storeApp.ticket.paid', { total }))}
      </p>
      {tipPence > 0 && <p>{t('storeApp.ticket.tip', { tip: formatPence(tipPence) })}</p>}
      {refundedPence > 0 && (
        <p>{t('storeApp.ticket.refunded', { amount: formatPence(refundedPence) })}</p>
      )}
    </div>
  )
}
