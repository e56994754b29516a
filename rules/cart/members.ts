/**
 * The lines of food that friends ordered together, by whose they are: the customer's own first, whose
 * name is empty, then each friend's in the order in which they came.
 */
export function linesByMember<Line extends { memberName: string }>(
  lines: readonly Line[],
): { memberName: string; lines: Line[] }[] {
  const groups = new Map<string, Line[]>([['', []]])
  for (const line of lines) {
    const group = groups.get(line.memberName) ?? []
    groups.set(line.memberName, [...group, line])
  }
  return [...groups].flatMap(([memberName, ofMember]) =>
    ofMember.length > 0 ? [{ memberName, lines: ofMember }] : [],
  )
}

/** Whether it matters whose the lines are. */
export const areOfSeveral = (lines: readonly { memberName: string }[]): boolean =>
  lines.some(({ memberName }) => memberName !== '')

/**
 * A unique name: the wanted one, or the wanted one with the first number that makes it unique. Names that
 * differ only in capitals or in invisible characters count as equal, because they look so on the food.
 */
export function distinctName(requested: string, taken: readonly string[]): string {
  const known = new Set(taken.map(plain))
  let name = requested
  for (let count = 2; known.has(plain(name)); count++) name = `${requested} ${count}`
  return name
}

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
