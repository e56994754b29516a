import { PERSISTENCE_KEY } from '#contract/constants.ts'

/* The one module of web/ that touches the database of the browser, which has room for more than its storage
   and changes a row in one step, whichever tab does it. As with the storage, a browser may forbid it, it may be
   full, and anybody may write anything into it: then there are no rows, and nothing is stored. */

/** Every table, with the property that identifies a row. */
const TABLES = {
  /** The boards of restaurants as they were last seen; see web/store-app/offline/stored-board.ts. */
  boards: { keyPath: 'storeId' },
  /** What staff have done without a network; see web/store-app/offline/unsent-acts.ts. */
  acts: { keyPath: 'seq', autoIncrement: true },
} as const

const databaseName = `${PERSISTENCE_KEY}.store-app`
const version = 1

export interface Rows<Row extends object> {
  /** All valid rows, in the order of their keys. */
  readAll: () => Promise<Row[]>
  /** Adds or replaces a row; new ones of `acts` get their `seq` here. @returns whether it is stored */
  write: (row: Omit<Row, 'seq'>) => Promise<boolean>
  /**
   * Changes a row in one step, unless it was deleted meanwhile; null deletes it. @returns the changed row, and
   * null where there is none
   */
  change: (key: string | number, change: (row: Row) => Row | null) => Promise<Row | null>
  /** Deletes the rows that this is true of, and invalid ones. */
  deleteWhere: (isDeleted: (row: Row) => boolean) => Promise<void>
}

/** The rows of a table in the database of this browser. */
export function rowsOf<Row extends object>(
  name: keyof typeof TABLES,
  isRow: (value: unknown) => value is Row,
): Rows<Row> {
  return {
    readAll: async () => {
      const rows = await inTable(name, 'readonly', (table) => answerOf<unknown[]>(table.getAll()))
      return (rows ?? []).filter(isRow)
    },
    write: async (row) =>
      (await inTable(name, 'readwrite', (table) => answerOf(table.put(row)))) !== null,
    change: (key, change) =>
      inTable(name, 'readwrite', async (table) => {
        const row = await answerOf<unknown>(table.get(key))
        if (!isRow(row)) return null
        const changed = change(row)
        if (changed === null) await answerOf(table.delete(key))
        else await answerOf(table.put(changed))
        return changed
      }),
    deleteWhere: async (isDeleted) => {
      await inTable(name, 'readwrite', async (table) => {
        const [rows, keys] = await Promise.all([
          answerOf<unknown[]>(table.getAll()),
          answerOf(table.getAllKeys()),
        ])
        const deleted = keys.filter((_, index) => {
          const row = rows[index]
          return !isRow(row) || isDeleted(row)
        })
        await Promise.all(deleted.map((key) => answerOf(table.delete(key))))
      })
    },
  }
}

/** What is done in one transaction; null where the browser has no database for us. */
async function inTable<Answer>(
  name: keyof typeof TABLES,
  mode: IDBTransactionMode,
  act: (table: IDBObjectStore) => Promise<Answer>,
): Promise<Answer | null> {
  let database: IDBDatabase | null = null
  try {
    database = await opened()
    // Written to the disk before it counts as stored: a tablet may lose its power.
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const [answer] = await Promise.all([
      act(transaction.objectStore(name)),
      new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error))
      }),
    ])
    return answer
  } catch {
    // Forbidden, full or missing: browsers throw many different errors for that, and none can be fixed.
    return null
  } finally {
    database?.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, version)
  request.addEventListener('upgradeneeded', () => {
    for (const [name, options] of Object.entries(TABLES))
      request.result.createObjectStore(name, options)
  })
  return answerOf(request)
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
