import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface RatingProps {
  /** Said before the figure: "Rated". */
  label: string
  /** Already formatted: "4.8". */
  value: ReactNode
  /** How many said so, already formatted: "1,204". */
  count?: ReactNode
}

/** A star and a figure. */
export function Rating({ label, value, count }: RatingProps) {
  return (
    <span className="rating">
      <Icon of={Star} isFilled />
      <b className="sr">{label} </b>
      {value}
      {count !== undefined && <span> ({count})</span>}
    </span>
  )
}
