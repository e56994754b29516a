import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type HouseFile } from './house.ts'

/**
 * The way of one request, from the field on the screen to the table and back: every file that
 * a reader has to open to follow it, each of which imports the one before it or is imported by it.
 * A file that the way passes twice stands twice and counts once. Not on the way are shared parts
 * whose name says enough (components of ui/, translation, the database's connection, the error of
 * the API) and branches that the request does not take.
 */
export interface Walk {
  name: string
  files: readonly string[]
}

export function readWalks(): Walk[] {
  // Only its form is assumed; its contents are checked by brokenSteps.
  return JSON.parse(readFileSync(join(root, 'tools/house/walks.json'), 'utf8')) as Walk[]
}

/** How many files there are to read. */
export function countWalk({ files }: Walk): number {
  return new Set(files).size
}

/** The steps of a walk that are not there: a missing file, or two files of which neither imports the other. */
export function brokenSteps({ files }: Walk, house: readonly HouseFile[]): string[] {
  const imports = new Map(house.map((file) => [file.path, file.imports.map(({ to }) => to)]))
  return files.flatMap((file, n) => {
    if (!imports.has(file)) return [`${file} does not exist`]
    const next = files[n + 1]
    const isStep =
      next === undefined || imports.get(file)?.includes(next) || imports.get(next)?.includes(file)
    return isStep ? [] : [`${file} and ${next} do not import each other`]
  })
}
