import { Link } from 'react-router'
import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { allergenList } from '../messages/allergen-words.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import type { ShownLine } from './basket-acts.ts'

interface BasketLineProps {
  line: ShownLine
  slug: string
  onQuantity: (quantity: number) => void
  onChangeOpened: () => void
}

/** A dish in the basket: its choices, its price, how many, and the way to change it. */
export function BasketLine({ line, slug, onQuantity, onChangeOpened }: BasketLineProps) {
  const { t } = useTranslation()
  const { name, note, quantity, optionNames, isAvailable, lineId, productId } = line
  return (
    <li className={classNames('line', !isAvailable && 'is-off')}>
      <div>
        <p className="strong">{name}</p>
        {optionNames.length > 0 && <p className="opts">{optionNames.join(', ')}</p>}
        {note && <p className="opts">{t('cart.note', { note })}</p>}
        <Allergens line={line} />
      </div>
      {isAvailable ? <LinePrice line={line} /> : <Badge>{t('cart.soldOut')}</Badge>}
      <div className="row between line-acts">
        {lineId === null ? (
          <span className="small muted">{t('cart.beingAdded')}</span>
        ) : (
          <Link
            className="link-btn small"
            to={links.product(slug, productId, lineId)}
            state={{ isOpenedHere: true }}
            preventScrollReset
            aria-label={t('cart.changeLine', { name })}
            onClick={onChangeOpened}
          >
            {t('cart.change')}
          </Link>
        )}
        <Stepper
          size="sm"
          value={quantity}
          maximum={isAvailable ? LINE_QUANTITY_MAXIMUM : quantity}
          isDisabled={lineId === null}
          onChange={onQuantity}
          onRemove={() => onQuantity(0)}
          label={t('cart.quantityOf', { name })}
          lessLabel={t('cart.oneFewer', { name })}
          moreLabel={t('cart.oneMore', { name })}
          removeLabel={t('cart.remove', { name })}
        />
      </div>
    </li>
  )
}

function LinePrice({ line: { linePence } }: { line: ShownLine }) {
  const { t } = useTranslation()
  if (linePence !== null) return <p className="price">{formatPence(linePence)}</p>
  return (
    <p className="price">
      <span className="sr">{t('cart.updating')}</span>
      <Skeleton width="3.2rem" height="1.2em" radius="var(--radius-sm)" />
    </p>
  )
}

function Allergens({ line: { allergens } }: { line: ShownLine }) {
  const { t } = useTranslation()
  if (!allergens) return null
  const { contains, may, free } = allergens
  if (contains.length + may.length + free.length === 0)
    return <p className="tiny muted">{t('cart.notDeclared')}</p>
  const words = [
    contains.length > 0 && t('cart.contains', { allergens: allergenList(t, contains) }),
    may.length > 0 &&
      t(contains.length > 0 ? 'cart.may' : 'cart.mayFirst', { allergens: allergenList(t, may) }),
  ].filter(Boolean)
  return words.length > 0 ? <p className="tiny muted">{words.join(' · ')}</p> : null
}
