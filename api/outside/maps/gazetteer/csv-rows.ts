import { readFileSync } from 'node:fs'

const FIELD = /(?:^|,)(?:"([^"]*)"|([^,]*))/g

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return [...line.matchAll(FIELD)].map((match) => match[1] ?? match[2] ?? '')
}

/** Rows of a comma-separated file beside this one, without its header; quoted fields allowed. */
export function csvRows(fileName: string): string[][] {
  const text = readFileSync(new URL(fileName, import.meta.url), 'utf8')
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map(fieldsOf)
}
