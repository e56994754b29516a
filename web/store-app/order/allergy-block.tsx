import { TriangleAlert } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { allergyAlert } from '#rules/orders/allergy-alert.ts'
import { allergyTitle, discussionWords } from './order-messages.ts'

/** The first thing on a card: what somebody can't eat, in their words, and which dishes have it. */
export function AllergyBlock({ order }: { order: Order }) {
  const { t } = useTranslation()
  const alert = allergyAlert(order)
  if (!alert) return null
  const { note, contains, may, notDeclared } = alert
  const list = (dishes: readonly string[]) => ({ dishes: dishes.join(', ') })
  return (
    <div className="allergy">
      <Icon of={TriangleAlert} />
      <b>{allergyTitle(t, alert)}</b>
      <span>
        {[
          t('storeApp.quoted', { text: note }),
          contains.length > 0 && t('storeApp.allergyContains', list(contains)),
          may.length > 0 && t('storeApp.allergyMay', list(may)),
          notDeclared.length > 0 && t('storeApp.allergyNotDeclared', list(notDeclared)),
          discussionWords(t, order),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </div>
  )
}

/** The same on the smaller cards, as a badge. */
export function AllergyBadge({ order }: { order: Order }) {
  const { t } = useTranslation()
  const alert = allergyAlert(order)
  if (!alert) return null
  return (
    <p>
      <span className="badge tag-allergy">
        <Icon of={TriangleAlert} />
        {[allergyTitle(t, alert), discussionWords(t, order)].filter(Boolean).join('. ')}
      </span>
    </p>
  )
}
