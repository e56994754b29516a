import { FieldError } from '#api/http/api-error.ts'

/** The last item of a page: the next one begins after it, whatever was added or left meanwhile. */
export interface ListPosition {
  rank: number
  id: string
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By rank, ties by id. */
export function comparePositions(a: ListPosition, b: ListPosition): number {
  return a.rank - b.rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

export function writeCursor({ rank, id }: ListPosition): string {
  return Buffer.from(`${rank} ${id}`).toString('base64url')
}

/** Throws a FieldError for a cursor we have not written. */
export function readCursor(cursor: string): ListPosition {
  const [rank = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = { rank: Number(rank || Number.NaN), id }
  if (Number.isFinite(position.rank) && UUID.test(id)) return position
  throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
}
