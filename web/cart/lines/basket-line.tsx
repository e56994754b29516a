import { Link } from 'react-router'
import { LINE_QUANTITY_MAXIMUM } from '#contract/constants.ts'
import type { IfSoldOut } from '#rules/cart/if-sold-out.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { LineSaving } from '#web/discount/discount-row.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { ShownLine } from '#web/cart/basket/basket-commands.ts'
import { IfSoldOutChoice } from './if-sold-out.tsx'
import { LineFrame } from './line-frame.tsx'
import { LineAllergens } from './line-frame.tsx'
import { whyNot } from './unavailable-messages.ts'

interface BasketLineProps {
  line: ShownLine
  slug: string
  onQuantity: (quantity: number) => void
  onIfSoldOut: (choice: IfSoldOut) => void
  onChangeOpened: () => void
}

/** A line of the basket: its choices, price and quantity, and the buttons to change it. */
export function BasketLine(props: BasketLineProps) {
  const { line } = props
  const { t } = useTranslation()
  const { name, note, optionNames, partNames, isAvailable } = line
  return (
    <LineFrame
      name={name}
      isOff={!isAvailable}
      count={<LineCount {...props} />}
      price={isAvailable ? <LinePrice line={line} /> : <Badge>{t('cart.unavailable')}</Badge>}
      acts={<LineActs {...props} />}
    >
      {partNames.length > 0 && (
        <ul className="opts parts">
          {partNames.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a deal stay in their order
            <li key={index}>{part}</li>
          ))}
        </ul>
      )}
      {optionNames.length > 0 && <p className="opts">{optionNames.join(', ')}</p>}
      {note && <p className="opts">{t('cart.note', { note })}</p>}
      <LineAllergens verdict={line.allergens} />
      {line.unavailableReason && <p className="small why">{whyNot(t, line)}</p>}
    </LineFrame>
  )
}

function LineCount({ line, onQuantity }: BasketLineProps) {
  const { t } = useTranslation()
  const { name, quantity, isAvailable, unavailableReason, lineId } = line
  if (!isAvailable && unavailableReason !== 'tooFewLeft')
    return (
      <Button size="sm" aria-label={t('cart.remove', { name })} onClick={() => onQuantity(0)}>
        {t('cart.removeLine')}
      </Button>
    )
  return (
    <Stepper
      size="sm"
      value={quantity}
      maximum={isAvailable ? maximumOf(line) : quantity}
      isDisabled={lineId === null}
      onChange={onQuantity}
      onRemove={() => onQuantity(0)}
      label={t('cart.quantityOf', { name })}
      lessLabel={t('cart.oneFewer', { name })}
      moreLabel={t('cart.oneMore', { name })}
      removeLabel={t('cart.remove', { name })}
    />
  )
}

function LineActs(props: BasketLineProps) {
  const { line, slug, onChangeOpened, onIfSoldOut } = props
  const { t } = useTranslation()
  const { name, lineId, productId, isAvailable, ifSoldOut } = line
  if (lineId === null) return <span className="small muted">{t('cart.beingAdded')}</span>
  return (
    <>
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
      {isAvailable && <IfSoldOutChoice name={name} value={ifSoldOut} onChange={onIfSoldOut} />}
      <TakeWhatIsLeft {...props} />
    </>
  )
}

/** The stepper's maximum is the stock that is left. */
const maximumOf = ({ left, quantity }: ShownLine) =>
  left === null ? LINE_QUANTITY_MAXIMUM : Math.max(quantity, left)

/** One tap sets the quantity to what is left, if a line wants more. */
function TakeWhatIsLeft({ line, onQuantity }: Pick<BasketLineProps, 'line' | 'onQuantity'>) {
  const { t } = useTranslation()
  const { unavailableReason, left } = line
  if (unavailableReason !== 'tooFewLeft' || !left) return null
  return (
    <Button size="sm" onClick={() => onQuantity(left)}>
      {t('cart.takeWhatIsLeft', { count: left })}
    </Button>
  )
}

function LinePrice({ line: { linePence, discountPence } }: { line: ShownLine }) {
  const { t } = useTranslation()
  if (linePence !== null)
    return (
      <p className="price">
        {formatPence(linePence)}
        <LineSaving pence={discountPence} />
      </p>
    )
  return (
    <p className="price">
      <span className="sr">{t('cart.updating')}</span>
      <Skeleton width="3.2rem" height="1.2em" radius="var(--radius-sm)" />
    </p>
  )
}
