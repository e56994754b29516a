/** More than that at once is hard to look through. */
export const PHOTO_IMPORT_MAXIMUM = 200

interface Named {
  id: string
  name: string
}

/**
 * The product that each file is named after, such as "Garlic naan" for `03_garlic-naan (1).JPG`; null: none is, several
 * are, or an earlier file has it already.
 */
export function matchPhotoFiles(
  fileNames: readonly string[],
  products: readonly Named[],
): (string | null)[] {
  const bySpelling = SPELLINGS.map((spell) => idsByName(products, spell))
  const taken = new Set<string>()
  return fileNames.map((fileName) => {
    const words = wordsOf(fileName.replace(/\.[a-z\d]{1,5}$/i, ''))
    const id = matched(words, bySpelling)
    if (id === null || taken.has(id)) return null
    taken.add(id)
    return id
  })
}

/** The words, and what is left of them without what a list, a camera or a download adds: "03 …", "… 2", "… copy". */
function candidatesOf(words: string): string[] {
  const candidates = withoutEnds(words)
  return [...candidates, ...candidates.map((each) => each.replace(/^\d+ /, ''))]
}

function withoutEnds(words: string): string[] {
  const shorter = words.replace(/ (?:\d+|copy)$/, '')
  return shorter === words ? [words] : [words, ...withoutEnds(shorter)]
}

/** As it is written, and then in the singular. */
const SPELLINGS = [(words: string) => words, (words: string) => words.replaceAll(/s(?= |$)/g, '')]

function matched(words: string, bySpelling: readonly ReadonlyMap<string, string[]>[]) {
  for (const [place, ids] of bySpelling.entries())
    for (const candidate of candidatesOf(words)) {
      const spelled = SPELLINGS[place]?.(candidate) ?? ''
      const [id, ...others] = ids.get(spelled) ?? []
      if (id !== undefined) return others.length === 0 ? id : null
    }
  return null
}

function idsByName(products: readonly Named[], spell: (words: string) => string) {
  const ids = new Map<string, string[]>()
  for (const { id, name } of products) {
    const words = spell(wordsOf(name))
    if (words !== '') ids.set(words, [...(ids.get(words) ?? []), id])
  }
  return ids
}

/** In small letters, without accents, and with one space for whatever is no letter and no digit. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
