import { DoorClosed, Utensils } from 'lucide-react'
import { isInstruction } from '#rules/cart/if-sold-out.ts'
import { areOfSeveral, linesByMember } from '#rules/cart/members.ts'
import type { Order, OrderLine } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { optionWords } from './order-messages.ts'

type FoodOfOrder = Pick<Order, 'lines' | 'contact'>

/** What to cook: how many, what, how, and what the customer asks of it; who is to have it, where friends ordered together. */
export function OrderFood({ order, isSmall }: { order: FoodOfOrder; isSmall?: boolean }) {
  const { lines, contact } = order
  if (!areOfSeveral(lines)) return <Food lines={lines} isSmall={isSmall} />
  return linesByMember(lines).map(({ memberName, lines: ofMember }) => (
    <div key={memberName} className="of-member">
      <p className="member-name">{memberName || contact.name}</p>
      <Food lines={ofMember} isSmall={isSmall} />
    </div>
  ))
}

/** What is to be packed with the food or said to the courier, where somebody has asked for it. */
export function OrderWishes({ order }: { order: Pick<Order, 'wantsCutlery' | 'leaveAtDoor'> }) {
  const { t } = useTranslation()
  const { wantsCutlery, leaveAtDoor } = order
  if (!wantsCutlery && !leaveAtDoor) return null
  return (
    <p className="row wrap order-wishes">
      {wantsCutlery && <Badge icon={Utensils}>{t('storeApp.addCutlery')}</Badge>}
      {leaveAtDoor && <Badge icon={DoorClosed}>{t('storeApp.leaveAtDoor')}</Badge>}
    </p>
  )
}

interface FoodProps {
  lines: readonly OrderLine[]
  isSmall: boolean | undefined
}

function Food({ lines, isSmall }: FoodProps) {
  const { t } = useTranslation()
  return (
    <ul className={isSmall ? 'food sm' : 'food'}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
        <li key={index}>
          <span className="q">{t('storeApp.times', { count: line.quantity })}</span>
          <span>{line.name}</span>
          {line.options.length > 0 && <small>{optionWords(t, line.options)}</small>}
          {line.parts.map(({ slotName, name, options }) => (
            <small key={slotName}>
              {[name, optionWords(t, options)].filter(Boolean).join(': ')}
            </small>
          ))}
          {line.note && <em>{line.note}</em>}
          {isInstruction(line.ifSoldOut) && (
            <small>{t(`storeApp.ifSoldOut.${line.ifSoldOut}`)}</small>
          )}
          {line.isAgeRestricted && (
            <Badge variant="warning" className="check-age">
              {t('storeApp.checkId')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
