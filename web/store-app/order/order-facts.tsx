import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { PAYMENT_EVENTS } from '#rules/payments/payment-status.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { allergenFacts } from '#web/messages/allergen-words.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import { isUnsentEvent } from '#web/store-app/offline/with-unsent.ts'
import { PaymentFacts } from '#web/staff/payment-facts.tsx'
import { addressWords, discussionWords, eventWords } from './order-messages.ts'
import { readyAt } from './order-times.ts'

/** When, for whom, where to, what is in it, what to take, and what happened so far. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation()
  const now = serverNow()
  const { contact, deliveryNote, serviceType, noBag, wantsCutlery, leaveAtDoor, events } = order
  const address = addressWords(order)
  return (
    <dl className="order-facts">
      <Fact term={t('storeApp.when')}>
        {timesOf(t, order, now).map((time) => (
          <p key={time}>{time}</p>
        ))}
      </Fact>
      <Fact term={t('storeApp.customer')}>
        <p>{contact.name}</p>
        <a href={`tel:${contact.phone}`}>{contact.phone}</a>
      </Fact>
      {serviceType === 'delivery' ? (
        <Fact term={t('storeApp.deliverTo')}>{address}</Fact>
      ) : (
        <Fact term={t('storeApp.collection')}>{t('storeApp.collects')}</Fact>
      )}
      {deliveryNote && <Fact term={t('storeApp.deliveryNote')}>{deliveryNote}</Fact>}
      {leaveAtDoor !== null && (
        <Fact term={t('storeApp.atTheDoor')}>
          {t(leaveAtDoor ? 'storeApp.leaveAtDoor' : 'storeApp.handOver')}
        </Fact>
      )}
      <Fact term={t('storeApp.allergens')}>
        <Allergens order={order} />
      </Fact>
      {noBag !== null && (
        <Fact term={t('orders.bag')}>{t(noBag ? 'orders.noBag' : 'orders.withBag')}</Fact>
      )}
      {wantsCutlery !== null && (
        <Fact term={t('storeApp.cutlery')}>
          {t(wantsCutlery ? 'storeApp.addCutlery' : 'storeApp.noCutlery')}
        </Fact>
      )}
      <Fact term={t('storeApp.payment')}>
        <PaymentFacts order={order} isForStore />
      </Fact>
      <Fact term={t('storeApp.events')}>
        <ol>
          {events
            .filter((event) => !isUnsentEvent(event))
            .map((event) => (
              <li key={event.id}>
                {timeWords(t, new Date(event.at), now)} {eventWords(t, event)}{' '}
                {!isOfMoney(event.act) && t(`storeApp.by.${event.by}`)}
                {event.act === 'accept' && order.allergyDiscussedBy !== '' && (
                  <p className="small soft">{discussionWords(t, order)}</p>
                )}
              </li>
            ))}
        </ol>
      </Fact>
    </dl>
  )
}

/** What the provider does: whoever caused it is in the line before. */
const isOfMoney = (act: Order['events'][number]['act']) =>
  act === 'authorise' || PAYMENT_EVENTS.some((event) => event === act)

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** In writing, as the law asks; what is not declared is said too, as it is not the same as free. */
function Allergens({ order: { allergens } }: { order: Order }) {
  const { t } = useTranslation()
  const facts = allergenFacts(t, allergens)
  if (facts.length === 0) return t('menu.noneDeclared')
  return facts.map(({ answer, words }) => <p key={answer}>{words}</p>)
}

function timesOf(t: Translate, order: Order, now: Date): string[] {
  const time = (at: string | Date) => ({ time: timeWords(t, new Date(at), now) })
  return [
    order.status === 'pending' && t('storeApp.answerBy', time(order.deadlineAt)),
    t('storeApp.readyBy', time(readyAt(order))),
    order.serviceType === 'delivery' && t('storeApp.dueAtDoor', time(order.dueAt)),
    t('storeApp.placedAt', time(order.placedAt)),
  ].filter((text) => text !== false)
}
