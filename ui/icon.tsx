import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A Lucide icon, imported by name so that only this one is shipped. */
  of: LucideIcon
  /** Filled only for stars, hearts set and chilli heat. */
  isFilled?: boolean | undefined
  className?: string | undefined
}

/** An icon beside words: 1.25 em, 2 px stroke, unseen by screen readers. */
export function Icon({ of: Glyph, isFilled = false, className = '' }: IconProps) {
  const names = `i${isFilled ? ' fill' : ''}${className && ` ${className}`}`
  return <Glyph className={names} aria-hidden focusable={false} />
}
