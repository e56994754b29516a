import { areOfSeveral, linesByMember } from '#rules/cart/lines-by-member.ts'
import { formatPence } from '#rules/money/pence.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface ShownLine {
  /** Whose it is, where friends ordered together; empty: the customer's. */
  memberName: string
  name: string
  quantity: number
  options: readonly { name: string; quantity: number }[]
  note: string
  linePence: number
  /** Nobody can order it any more. */
  isSoldOut?: boolean
}

/** The dishes of an order, each with its choices and its price, under the names of those who share it. */
export function OrderLines({ lines }: { lines: readonly ShownLine[] }) {
  const { t } = useTranslation()
  if (!areOfSeveral(lines)) return <Lines lines={lines} />
  return linesByMember(lines).map(({ memberName, lines: ofMember }) => {
    const name = memberName || t('orders.yours')
    return (
      <div key={memberName} className="of-member">
        <h3 className="member-name">{name}</h3>
        <Lines lines={ofMember} name={name} />
      </div>
    )
  })
}

function Lines({ lines, name }: { lines: readonly ShownLine[]; name?: string }) {
  return (
    <ul className="mini-lines" aria-label={name}>
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
