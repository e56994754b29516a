import type { OrderLine } from '#contract/orders.ts'
import { Badge } from '#ui/badge.tsx'
import { useTranslation } from '../messages/use-translation.ts'
import { optionWords } from './order-words.ts'

/** What to cook: how many, what, how, and what the customer asks of it. */
export function OrderFood({ lines, isSmall }: { lines: readonly OrderLine[]; isSmall?: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={isSmall ? 'food sm' : 'food'}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order stay in their order
        <li key={index}>
          <span className="q">{t('storeApp.times', { count: line.quantity })}</span>
          <span>{line.name}</span>
          {line.options.length > 0 && <small>{optionWords(t, line.options)}</small>}
          {line.note && <em>{line.note}</em>}
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
