import { Check } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

interface StampsProps {
  stamps: number
  needed: number
}

/** More than so many would be a crowd. */
const drawnMost = 12

/** A stamp card as it looks; the words beside it say the same. */
export function Stamps({ stamps, needed }: StampsProps) {
  if (needed > drawnMost) return null
  const places = Array.from({ length: needed }, (_, place) => place)
  return (
    <span className="stamps" aria-hidden>
      {places.map((place) => (
        <span key={place} className={place < stamps ? 'stamp is-set' : 'stamp'}>
          {place < stamps && <Icon of={Check} />}
        </span>
      ))}
    </span>
  )
}
