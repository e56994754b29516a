import { Timer, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { allergyAlert, type AllergyAlert } from '#rules/orders/allergy-alert.ts'
import type { KitchenDish } from '#rules/orders/kitchen-dishes.ts'
import { refundOfDish } from '#rules/orders/refunded-dishes.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Translate } from '#web/messages/i18n.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { allergyTitle, optionWords, refundWords } from '#web/store-app/order/order-messages.ts'
import type { Tick } from './use-ticks.ts'

interface DishRowProps {
  order: Order
  dish: KitchenDish
  onTick: Tick
  /** Among those of other orders: the heading above is its name, and it says whose it is. */
  isOfStation?: boolean
  /** At the end of the row. */
  children?: ReactNode
}

/** A dish of an order, with its tick; one that is not cooked any more has none. */
export function DishRow({ order, dish, isOfStation = false, onTick, children }: DishRowProps) {
  const words = <DishWords {...{ order, dish, isOfStation }} />
  return (
    <li className="cook-row" data-order={order.id}>
      {dish.toCook === 0 ? (
        <div className="cook-tick is-off">{words}</div>
      ) : (
        <label className="cook-tick">
          <input
            type="checkbox"
            data-act
            checked={dish.isCooked}
            onChange={(event) => onTick(order, dish, event.target.checked)}
          />
          {words}
        </label>
      )}
      {children}
    </li>
  )
}

interface DishWordsProps {
  order: Order
  dish: KitchenDish
  isOfStation: boolean
}

/** What to cook, how, and what the cook must know of it: all of it names the tick. */
function DishWords({ order, dish, isOfStation }: DishWordsProps) {
  const { t } = useTranslation()
  const { name, options, dealName, position, quantity, toCook } = dish
  const line = order.lines[position]
  const refund = line ? refundOfDish(line, order.status) : null
  const isWaiting = order.changes.some(
    (change) => change.state === 'waiting' && change.position === position,
  )
  const choices = optionWords(t, options)
  return (
    <>
      <span className="q">{t('storeApp.times', { count: toCook === 0 ? quantity : toCook })}</span>
      <span className="what">
        <span className={isOfStation ? 'sr' : 'name'}>{name} </span>
        {choices && <small>{choices}</small>}
        {isOfStation && !choices && <small>{t('kitchen.plain')}</small>}
        {dealName && <small>{t('kitchen.partOf', { name: dealName })}</small>}
        {line?.memberName && <small>{t('kitchen.for', { name: line.memberName })}</small>}
        {line?.note && <em>{line.note}</em>}
        {isOfStation && <AllergyMark order={order} dishName={line?.name ?? name} />}
        {refund && <Badge variant="warning">{refundWords(t, refund)}</Badge>}
        {isWaiting && (
          <Badge variant="warning" icon={Timer}>
            {t('changeOrder.waiting')}
          </Badge>
        )}
        {isOfStation && <span className="sr"> {t('storeApp.order', order)}</span>}
      </span>
    </>
  )
}

function AllergyMark({ order, dishName }: { order: Order; dishName: string }) {
  const { t } = useTranslation()
  const alert = allergyAlert(order)
  if (!alert) return null
  return (
    <b className="allergy-line">
      <Icon of={TriangleAlert} />
      <span>{allergyWords(t, alert, dishName)}</span>
    </b>
  )
}

/** "Allergy: milk. This dish contains it."; a note that names nothing of the law's list is said in its own words. */
function allergyWords(t: Translate, alert: AllergyAlert, dishName: string): string {
  const title = allergyTitle(t, alert)
  if (alert.named.length === 0) return `${title}: ${t('storeApp.quoted', { text: alert.note })}`
  const answer = (['contains', 'may', 'notDeclared'] as const).find((each) =>
    alert[each].includes(dishName),
  )
  return answer ? `${title}. ${t(`kitchen.allergy.${answer}`)}` : title
}
