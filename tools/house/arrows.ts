import { folderOf, importsBetweenFolders, layerOf, layers } from './direction.ts'
import { isForChecking, partOf, type HouseFile } from './house.ts'

/** An arrow of the map, between folders of a room or between rooms. */
export interface Arrow {
  from: string
  to: string
  /** It goes upward, or its folders import each other in one layer. */
  isWrong: boolean
}

/** How many layers at the bottom of a room are its ground, which everything above imports. */
export const groundLayers: Readonly<Record<'api' | 'web', number>> = { api: 1, web: 2 }

/**
 * The arrows between the folders of a room: those that no way of others implies, and
 * every one that is wrong. Arrows to the ground are left out, as it has one from everywhere.
 */
export function arrowsOfRoom(house: readonly HouseFile[], room: 'api' | 'web'): Arrow[] {
  const imports = importsBetweenFolders(house).filter(({ from }) => partOf(from, 0) === room)
  const ends = imports.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
  const drawn = (folder: string) => (layerOf(`${folder}/`) ?? 0) >= groundLayers[room]
  const all = ends.map(({ from, to }) => {
    const isMutual = ends.some((each) => each.from === to && each.to === from)
    const up = (layerOf(`${to}/`) ?? 0) - (layerOf(`${from}/`) ?? 0)
    return { from, to, isWrong: up > 0 || (up === 0 && isMutual) }
  })
  const shown = once(all).filter(({ from, to, isWrong }) => isWrong || (drawn(from) && drawn(to)))
  const right = shown.filter(({ isWrong }) => !isWrong)
  return [...withoutImplied(right), ...shown.filter(({ isWrong }) => isWrong)]
}

/** The arrows between rooms, of what the product is made of. */
export function arrowsBetweenRooms(house: readonly HouseFile[]): Arrow[] {
  const rooms = new Set(mapRooms.flat())
  const arrows = house
    .filter(({ path }) => !isForChecking(path))
    .flatMap(({ path, imports }) =>
      imports.map(({ to }) => ({ from: partOf(path, 0), to: partOf(to ?? '', 0), isWrong: false })),
    )
    .filter(({ from, to }) => from !== to && rooms.has(from) && rooms.has(to))
  return withoutImplied(once(arrows))
}

/** The rooms of the map, those that import the others first. */
export const mapRooms = [['town', 'sandbox'], ['api', 'web'], ['contract'], ['rules', 'ui']]

/** The folders of a room that have files, by layer, the highest first. */
export function foldersByLayer(house: readonly HouseFile[], room: 'api' | 'web'): string[][] {
  const existing = new Set(
    house.filter(({ path }) => !isForChecking(path)).map(({ path }) => folderOf(path)),
  )
  return layers[room]
    .map((names) => names.map((name) => `${room}/${name}`).filter((name) => existing.has(name)))
    .filter((names) => names.length > 0)
    .toReversed()
}

function once(arrows: readonly Arrow[]): Arrow[] {
  const named = new Map(arrows.map((each) => [`${each.from} ${each.to}`, each]))
  return [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

/** Without the arrows that a way of other arrows makes superfluous. */
function withoutImplied(arrows: readonly Arrow[]): Arrow[] {
  return arrows.reduce(
    (left, arrow) => {
      const others = left.filter((each) => each !== arrow)
      return leadsTo(others, arrow.from, arrow.to) ? others : left
    },
    [...arrows],
  )
}

function leadsTo(arrows: readonly Arrow[], from: string, to: string): boolean {
  const reached = new Set([from])
  for (const place of reached)
    for (const each of arrows) if (each.from === place) reached.add(each.to)
  return reached.has(to)
}
