import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface ShownLine {
  name: string
  quantity: number
  options: readonly { name: string; quantity: number }[]
  note: string
  linePence: number
  /** Nobody can order it any more. */
  isSoldOut?: boolean
}

/** The dishes of an order, each with its choices and its price. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ul className="mini-lines">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
        <OrderLine key={index} line={line} />
      ))}
    </ul>
  )
}

function OrderLine({ line }: { line: ShownLine }) {
  const { t } = useTranslation()
  const { name, quantity, options, note, linePence, isSoldOut } = line
  const chosen = options.map((option) =>
    option.quantity > 1
      ? t('orders.optionTimes', { count: option.quantity, name: option.name })
      : option.name,
  )
  const details = [chosen.join(', '), note && t('orders.note', { note })].filter(Boolean)
  return (
    <li className="mini">
      <span className="q">{t('orders.times', { count: quantity })}</span>
      <span className="strong">{name}</span>
      {isSoldOut ? <Badge>{t('orders.soldOut')}</Badge> : <span>{formatPence(linePence)}</span>}
      {details.length > 0 && <span className="o">{details.join(' · ')}</span>}
    </li>
  )
}
