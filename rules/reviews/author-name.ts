const LONGEST = 30

/**
 * Who wrote a review, as everyone may know it: the first name and the initial of the last, "Priya H".
 * Empty where the name says nothing.
 */
export function authorName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s/)
  const initial = [...(others.at(-1) ?? '')].find((letter) => /\p{L}/u.test(letter)) ?? ''
  const shown = [...first].slice(0, LONGEST).join('')
  return initial ? `${shown} ${initial.toUpperCase()}` : shown
}
