import { findCrumbs } from './crumbs.ts'
import { mutualFolders, upwardImports } from './direction.ts'
import { figuresOf, roomsOf, statefulVariables } from './figures.ts'
import { largeFolders } from './folders.ts'
import { readHouse } from './house.ts'
import { brokenSteps, readWalks } from './walks.ts'

/**
 * `npm run house`: how the code is arranged, in figures. `npm run house -- --all` also lists what
 * is behind them, `npm run house -- --all api/cart` only what begins there.
 */
const house = readHouse()
const walks = readWalks()

printTable(['Room', 'Files', 'Lines', 'Files for checking', 'Lines for checking'], roomsOf(house))
printTable(['Figure', 'Now'], figuresOf(house, walks))
const broken = walks.flatMap((walk) =>
  brokenSteps(walk, house).map((each) => `${walk.name}: ${each}`),
)
if (broken.length > 0) print('Steps of walks that are not there', broken)

if (process.argv.includes('--all')) {
  const start = process.argv.slice(2).find((each) => each !== '--all') ?? ''
  const lists: [string, string[]][] = [
    ['Upward', upwardLines()],
    ['Folders that import each other', mutualFolders(house)],
    ['Large folders', [...largeFolders(house)].map(([name, count]) => `${name}: ${count}`)],
    ['State', statefulVariables(house)],
    ['Small files with one importer', crumbLines()],
  ]
  for (const [title, lines] of lists)
    print(
      title,
      lines.filter((each) => each.includes(start)),
    )
}

function upwardLines(): string[] {
  return [...upwardImports(house).values()]
    .flat()
    .map(({ from, to, line }) => `${from}:${line} → ${to}`)
}

function crumbLines(): string[] {
  return findCrumbs(house).map(({ path, lines, importer }) => `${path} (${lines}) ← ${importer}`)
}

function print(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length}\n${lines.map((each) => `  ${each}\n`).join('')}`)
}

function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = heads.map((_, n) => (n === 0 ? '---' : '--:'))
  console.log([line(heads), line(rule), ...rows.map(line)].join('\n'), '\n')
}
