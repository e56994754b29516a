import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

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
