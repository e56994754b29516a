const LEAVES = 'tuck-in:person-leaves'

/** Says that somebody else may act on this tablet in a moment: what waits to be sent is sent by who did it. */
export const personLeaves = () => dispatchEvent(new Event(LEAVES))

/** @returns how to stop */
export function onPersonLeaving(listener: () => void): () => void {
  addEventListener(LEAVES, listener)
  return () => removeEventListener(LEAVES, listener)
}
