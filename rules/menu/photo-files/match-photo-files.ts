/** More than that at once is hard to look through. */
export const PHOTO_IMPORT_MAXIMUM = 200

interface Named {
  id: string
  name: string
}

/**
 * The ids of the products that each file is named after, such as that of "Garlic naan" for `03_garlic-naan (1).JPG`.
 * Of several, nobody can tell which is meant.
 */
export function matchPhotoFiles(
  fileNames: readonly string[],
  products: readonly Named[],
): (readonly string[])[] {
  const bySpelling = SPELLINGS.map((spell) => idsByName(products, spell))
  return fileNames.map((fileName) =>
    matched(wordsOf(fileName.replace(/\.[a-z\d]{1,5}$/i, '')), bySpelling),
  )
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
  for (const [place, idsOf] of bySpelling.entries())
    for (const candidate of candidatesOf(words)) {
      const ids = idsOf.get(SPELLINGS[place]?.(candidate) ?? '')
      if (ids) return ids
    }
  return []
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
