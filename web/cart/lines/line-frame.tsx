import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { AllergenFacts } from '#web/messages/allergen-facts.tsx'

interface LineFrameProps {
  name: ReactNode
  isOff: boolean
  /** How many, or the way to remove it. */
  count: ReactNode
  price: ReactNode
  /** What can be done about it. */
  acts: ReactNode
  /** What was chosen of it, and what is to be known. */
  children: ReactNode
}

/** A dish in a basket: its name, how many and the price in one row, all else below. */
export function LineFrame({ name, isOff, count, price, acts, children }: LineFrameProps) {
  return (
    <li className={classNames('line', isOff && 'is-off')}>
      <p className="strong">{name}</p>
      {count}
      {price}
      <div className="line-facts">{children}</div>
      {acts && <div className="row line-acts">{acts}</div>}
    </li>
  )
}

/** What the kitchen declares of a line; null while the server has not said. */
export function LineAllergens({ verdict }: { verdict: AllergenVerdict | null }) {
  if (!verdict || verdict.free.length === ALLERGENS.length) return null
  return (
    <p className="tiny muted">
      <AllergenFacts verdict={verdict} />
    </p>
  )
}
