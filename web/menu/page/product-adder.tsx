import { Minus, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { Product } from '#contract/menu.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Icon } from '#ui/icon.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { afterPaint } from '#web/menu/after-paint.ts'

interface DishAdderProps {
  product: Product
  /** Its quantity in the basket. */
  quantity: number
  href: string
  /** The dialog opens before it is added: it has options, allergens to check or a minimum age. */
  opensFirst: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  onAdd: (product: Product) => void
  onRemove: (product: Product) => void
}

/** The plus on a dish's picture; a stepper once the dish is in the basket. */
export function ProductAdder(props: DishAdderProps) {
  const { product, quantity, href, opensFirst, onOpen, onAdd, onRemove } = props
  const { t } = useTranslation()
  const { name } = product
  const price = formatPence(product.pricePence)
  const isIn = quantity > 0
  const whole = useFocusStays(isIn)
  // The plus stays the same element, so that it stays focused.
  return (
    <span ref={whole} className={classNames('adder', isIn && 'qty')}>
      {isIn && (
        <button
          type="button"
          aria-label={t(quantity === 1 ? 'menu.removeDish' : 'menu.oneFewer', { name })}
          onClick={() => afterPaint(() => onRemove(product))}
        >
          <Icon of={quantity === 1 ? Trash2 : Minus} />
        </button>
      )}
      {isIn && <output aria-label={t('menu.inBasket', { count: quantity })}>{quantity}</output>}
      {opensFirst ? (
        <a
          key="plus"
          className="add"
          href={href}
          aria-label={t('menu.chooseOptions', { name, price })}
          onClick={onOpen}
        >
          <Icon of={Plus} />
        </a>
      ) : (
        <button
          key="plus"
          type="button"
          className="add only-scripted"
          aria-label={isIn ? t('menu.oneMore', { name }) : t('menu.add', { name, price })}
          onClick={() => afterPaint(() => onAdd(product))}
        >
          <Icon of={Plus} />
        </button>
      )}
    </span>
  )
}

/** Removing the last one also removes the pressed button; the focus moves to the plus. */
function useFocusStays(isIn: boolean) {
  const whole = useRef<HTMLSpanElement>(null)
  const wasIn = useRef(isIn)
  useEffect(() => {
    const wasRemoved = wasIn.current && !isIn
    wasIn.current = isIn
    if (wasRemoved && document.activeElement === document.body)
      whole.current?.querySelector<HTMLElement>('.add')?.focus({ preventScroll: true })
  }, [isIn])
  return whole
}
