/**
 * A name that nobody of those there has: the wished one, or with the first number behind it that makes
 * it another. Names that differ in capitals only, or in what nobody sees, are the same to whoever hands
 * out the food.
 */
export function distinctName(wished: string, taken: readonly string[]): string {
  const known = new Set(taken.map(plain))
  let name = wished
  for (let count = 2; known.has(plain(name)); count++) name = `${wished} ${count}`
  return name
}

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
