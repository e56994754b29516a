import { Check, CircleAlert } from 'lucide-react'
import { Fragment, useId } from 'react'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { ChoiceLine } from '#web/messages/allergen-facts.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { OptionGroups } from './option-groups.tsx'
import { isToFill, type DishInSlot, type FilledSlot, type ItemAct } from './item-choice.ts'
import { DishPhoto } from '#web/menu/dish-photo.tsx'
import { unavailableWords } from '#web/menu/sold-messages.ts'
import type { PartChoices } from './use-part-choices.ts'

interface BundleSlotFieldProps {
  storeId: string
  filled: FilledSlot
  onAct: (act: ItemAct) => void
  parts: PartChoices
  /** After a failed attempt: missing choices are marked. */
  isTried: boolean
}

/** One slot of a meal deal: its products to choose one of, and the options of that product below it. */
export function BundleSlotField(props: BundleSlotFieldProps) {
  const { storeId, filled, onAct, isTried } = props
  const { t } = useTranslation()
  const id = useId()
  const { slot, dish } = filled
  const isEmpty = !dish?.isAvailable
  const isFaulty = isTried && isEmpty
  const rule = t('menu.chooseExactly', { count: 1 })
  return (
    <fieldset
      className="group slot"
      data-faulty={isFaulty || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={isFaulty ? `${id}-fault` : `${id}-rule`}
    >
      <div className="opt-head">
        <div>
          <h3 id={`${id}-name`}>{slot.name}</h3>
          <p id={`${id}-rule`}>{rule}</p>
        </div>
        {isToFill(filled) ? (
          <Badge variant="brand">{t('menu.required')}</Badge>
        ) : (
          <Badge variant="positive" icon={Check}>
            {t('menu.chosen')}
          </Badge>
        )}
      </div>
      {isFaulty && (
        <p className="problem" id={`${id}-fault`} role="alert">
          <Icon of={CircleAlert} />
          {t(dish ? 'menu.faultSoldOut' : 'menu.faultExactly', { count: 1, name: slot.name })}
        </p>
      )}
      {slot.products.map((product) => (
        <Fragment key={product.id}>
          <Choice
            type="radio"
            name={id}
            className="dish-choice"
            checked={product.id === dish?.id}
            disabled={!product.isAvailable}
            aria-invalid={isFaulty || undefined}
            onChange={() => onAct({ kind: 'fill', slotId: slot.id, productId: product.id })}
            end={<SlotEnd storeId={storeId} product={product} />}
            small={<DishLine dish={product} />}
          >
            {product.name}
          </Choice>
          {product.id === dish?.id && <PartGroups {...props} dish={dish} />}
        </Fragment>
      ))}
    </fieldset>
  )
}

function SlotEnd({ storeId, product }: { storeId: string; product: DishInSlot }) {
  const { supplementPence } = product
  return (
    <>
      {supplementPence > 0 && <span className="strong">+{formatPence(supplementPence)}</span>}
      <DishThumbnail
        seed={storeId}
        dish={product.art}
        photo={product.photo && <DishPhoto of={product.photo} sizes="4rem" loading="lazy" />}
      />
    </>
  )
}

/** The options of the product in the slot, if it has any. */
function PartGroups({
  filled,
  onAct,
  parts,
  isTried,
  dish,
}: BundleSlotFieldProps & { dish: DishInSlot }) {
  const { t } = useTranslation()
  const { choices, choice, missing, slot } = filled
  if (choices)
    return choices.optionGroups.length === 0 ? null : (
      <div className="part-groups" role="group" aria-label={dish.name}>
        <OptionGroups
          key={dish.id}
          of={choices}
          choice={choice}
          faulty={isTried ? missing : []}
          onChoose={(act) => onAct({ kind: 'chooseOfPart', slotId: slot.id, of: choices, act })}
        />
      </div>
    )
  if (parts.isFailed(dish))
    return (
      <div className="part-groups stack" role="alert">
        <p>{t('menu.choicesFailed', { name: dish.name })}</p>
        <Button size="sm" onClick={() => parts.askAgain(dish)}>
          {t('menu.tryAgain')}
        </Button>
      </div>
    )
  return (
    <div className="part-groups stack" role="status" aria-label={t('menu.productLoading')}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="3.25rem" radius="var(--radius-md)" />
      ))}
    </div>
  )
}

/** The description of a product, or why it cannot be ordered. */
function DishLine({ dish }: { dish: DishInSlot }) {
  const { t } = useTranslation()
  if (!dish.isAvailable) return unavailableWords(t, dish, serverNow())
  const more = [
    ...(dish.isAgeRestricted ? [t('menu.adultsOnly')] : []),
    ...(dish.left === null ? [] : [t('menu.onlyLeft', { count: dish.left })]),
  ]
  return <ChoiceLine kcal={dish.kcal} allergens={dish.allergens} more={more} />
}
