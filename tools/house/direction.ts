import { isFile, isRouteModule, isTest, partOf, type HouseFile } from './house.ts'

/** Nouns of web/: pages put them together, they do not import each other. */
export const webNouns: readonly string[] = (
  'address cart content enquiries menu monitoring news orders payments problems reviews session ' +
  'sharing stores'
).split(' ')

/**
 * The order of the folders in api/ and web/. A file imports from its own layer and from those
 * before it, also for types only. Every folder belongs to one of them.
 */
export const layers: Readonly<Record<'api' | 'web', readonly (readonly string[])[]>> = {
  api: [
    // The ground: knows no noun.
    ['settings', 'database', 'http', 'jobs', 'live', 'memory', 'outside'],
    // Nouns that need no other. Photos, enquiries and the footer's content are among them: whoever
    // shows or sends them comes later.
    ['address', 'session', 'account', 'audit', 'photos', 'enquiries', 'content'],
    ['stores', 'menu', 'delivery'],
    ['discount'],
    ['cart'],
    ['orders'],
    ['payments', 'printing'],
    ['reviews', 'sharing', 'partner', 'operator', 'problems'],
    // What gathers from every noun: emails, pushed news, a person's data, pages.
    ['emails', 'news', 'personal-data', 'pages'],
    // Whole servers under tests.
    ['reliability'],
  ],
  web: [
    ['messages', 'styles', 'public', 'service-worker'],
    ['calls', 'state'],
    // How to get from page to page, and what every page is made of.
    ['navigation', 'page'],
    // Nouns that every sum and every text of a person use.
    ['discount', 'photos'],
    webNouns,
    // What the store app and the operator's pages have in common, then whole areas of the website.
    ['staff'],
    ['shell', 'store-page', 'checkout', 'account', 'store-app', 'operator'],
  ],
}

/** Files directly in a room that stand above all its folders; others belong to the ground. */
const topFiles =
  /^(api\/(app|main|background|delete-old-data)\.ts|web\/(root\.tsx|routes\.ts|entry\.(client|server)\.tsx))$/

/** The layer of a path, or null where there is no order. Throws for a folder that has no layer. */
export function layerOf(path: string): number | null {
  const [room, part] = [partOf(path, 0), partOf(path, 1)]
  if ((room !== 'api' && room !== 'web') || isTest(path) || path.includes('/+types/')) return null
  const order = layers[room]
  if (standsAbove(path)) return order.length
  if (isFile(part)) return 0
  const layer = order.findIndex((each) => each.includes(part))
  if (layer < 0) throw new Error(`${room}/${part}/ has no layer in tools/house/direction.ts`)
  return layer
}

/** Whether a file stands above all folders of its room. */
function standsAbove(path: string): boolean {
  return topFiles.test(path) || (partOf(path, 0) === 'web' && isRouteModule(path))
}

/** Whether an import goes from a lower layer to a higher one of the same room. */
export function isUpward(from: string, to: string): boolean {
  if (partOf(from, 0) !== partOf(to, 0)) return false
  const [mine, theirs] = [layerOf(from), layerOf(to)]
  return mine !== null && theirs !== null && theirs > mine
}

export type FileImport = { from: string; to: string; line: number }

/** Every import between two folders of api/, and between two of web/, without tests and what stands above. */
export function importsBetweenFolders(files: readonly HouseFile[]): FileImport[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ to, line }) =>
      to !== null && areFoldersOf(path, to) ? [{ from: path, to, line }] : [],
    ),
  )
}

function areFoldersOf(from: string, to: string): boolean {
  const [mine, theirs] = [folderOf(from), folderOf(to)]
  return (
    layerOf(from) !== null &&
    layerOf(to) !== null &&
    partOf(from, 0) === partOf(to, 0) &&
    mine !== theirs &&
    !standsAbove(from) &&
    !isFile(partOf(from, 1)) &&
    !isFile(partOf(to, 1))
  )
}

export function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/')
}

/** Upward imports as `api/orders → api/payments`, each with its imports. */
export function upwardImports(files: readonly HouseFile[]): Map<string, FileImport[]> {
  const upward = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ to, line }) =>
      to !== null && isUpward(path, to) ? [{ from: path, to, line }] : [],
    ),
  )
  return Map.groupBy(upward, ({ from, to }) => arrow(from, to))
}

export function arrow(from: string, to: string): string {
  return `${folderOf(from)} → ${folderOf(to)}`
}

/** Folders that import each other, as `api/cart ↔ api/stores`, each once. */
export function mutualFolders(files: readonly HouseFile[]): string[] {
  const arrows = new Set(importsBetweenFolders(files).map(({ from, to }) => arrow(from, to)))
  return [...arrows].flatMap((each) => {
    const [from = '', to = ''] = each.split(' → ')
    return from < to && arrows.has(`${to} → ${from}`) ? [`${from} ↔ ${to}`] : []
  })
}
