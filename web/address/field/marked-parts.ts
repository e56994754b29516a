export interface MarkedPart {
  text: string
  isMarked: boolean
}

/**
 * A suggestion in parts, with the beginnings that match the typed text marked: for "hack" the label "Hackney,
 * London" is "Hack" and "ney, London". Spaces don't count, because postcodes are typed with and without.
 */
export function markedParts(label: string, typed: string): MarkedPart[] {
  const requested = squeeze(typed)
  if (!requested) return [{ text: label, isMarked: false }]
  for (let start = 0; start < label.length; start += 1) {
    if (!beginsWord(label, start)) continue
    const end = endOfMatch(label, start, requested)
    if (end === null) continue
    return [
      { text: label.slice(0, start), isMarked: false },
      { text: label.slice(start, end), isMarked: true },
      { text: label.slice(end), isMarked: false },
    ].filter(({ text }) => text !== '')
  }
  return [{ text: label, isMarked: false }]
}

const squeeze = (text: string) => text.replace(/\s+/g, '').toLowerCase()

const beginsWord = (label: string, at: number) =>
  label[at] !== ' ' && (at === 0 || /[\s,'’-]/.test(label[at - 1] ?? ''))

function endOfMatch(label: string, start: number, requestedOnes: string): number | null {
  let at = start
  let matched = 0
  while (matched < requestedOnes.length && at < label.length) {
    const sign = label[at]?.toLowerCase()
    if (sign !== ' ') {
      if (sign !== requestedOnes[matched]) return null
      matched += 1
    }
    at += 1
  }
  return matched === requestedOnes.length ? at : null
}
