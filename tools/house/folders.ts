import { posix } from 'node:path'
import { isTest, type HouseFile } from './house.ts'

export const MAXIMUM_FILES = 20

/** Folders that may hold more: files in these are not looked for by name. */
const exempt: Readonly<Record<string, string>> = {
  'api/database/migrations': 'Migrations are read in the order of their numbers, and never moved.',
  'web/messages': 'One catalogue in every language, cut by noun.',
  'web/messages/en': 'One catalogue, cut by noun.',
  'web/messages/cy': 'One catalogue, cut by noun.',
  journeys: 'One file for each thing a person does; their list is the table of contents.',
}

/** Folders with more files than one can take in, tests not counted, the largest first. */
export function largeFolders(files: readonly HouseFile[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = posix.dirname(path)
    if (!isTest(path) && !(folder in exempt)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return new Map(
    [...counts].filter(([, count]) => count > MAXIMUM_FILES).toSorted((a, b) => b[1] - a[1]),
  )
}
