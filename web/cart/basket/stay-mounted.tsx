import { useState, type ReactNode } from 'react'

/** Draws its children from when they are first wanted, and keeps them, so that they can close softly. */
export function Kept({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? children : null
}
