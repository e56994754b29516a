import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS } from '#rules/menu/allergens.ts'
import { AllergenFacts } from '#web/messages/allergen-facts.tsx'

interface LineFrameProps {
  name: ReactNode
  isOff: boolean
  /** The quantity, or the button to remove it. */
  count: ReactNode
  price: ReactNode
  /** The line's buttons. */
  acts: ReactNode
  /** Its choices and notes. */
  children: ReactNode
}

/** A line of a basket: name, quantity and price in one row, everything else below. */
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

/** The declared allergens of a line; null until the server has answered. */
export function LineAllergens({ verdict }: { verdict: AllergenVerdict | null }) {
  if (!verdict || verdict.free.length === ALLERGENS.length) return null
  return (
    <p className="tiny muted">
      <AllergenFacts verdict={verdict} />
    </p>
  )
}
