/* The one module of web/ that touches the storage of the browser; stored-values.ts lists what is in it. A
   browser may forbid its storage, a full one stores nothing more, and anybody may write anything into it:
   then there is no value, and the page goes on without one. */

export type StorageKind = 'localStorage' | 'sessionStorage'
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A value that the browser stores, by its key. */
export interface StoredValue<Value> {
  /** `localStorage`: for all tabs, until it is deleted. `sessionStorage`: until its tab is closed. */
  storage: StorageKind
  key: string
  /** The value of a text; null for an invalid one. May throw as `JSON.parse` does. */
  parse: (text: string) => Value | null
  print: (value: Value) => string
}

/** A storage of this browser, which never throws; an empty one if there is none. */
export function storageOf(kind: StorageKind): TextStorage {
  return {
    getItem: (key) => unlessForbidden(() => globalThis[kind].getItem(key)),
    setItem: (key, text) => unlessForbidden(() => globalThis[kind].setItem(key, text)),
  }
}

/** The stored value; null without one, and for an invalid one. */
export function readStored<Value>(
  { storage, key, parse }: Omit<StoredValue<Value>, 'print'>,
  from = storageOf(storage),
): Value | null {
  const text = from.getItem(key)
  if (text === null) return null
  try {
    return parse(text)
  } catch {
    // It is not JSON, so this version did not write it.
    return null
  }
}

export function writeStored<Value>(
  { storage, key, print }: StoredValue<Value>,
  value: Value,
  to = storageOf(storage),
): void {
  to.setItem(key, print(value))
}

/** Changes some parts of a stored value; a part that is undefined is deleted. */
export function changeStored<Parts extends object>(
  stored: StoredValue<Parts>,
  change: { [Part in keyof Parts]?: Parts[Part] | undefined },
  storage = storageOf(stored.storage),
): void {
  // Parts are optional, and JSON leaves out what is undefined.
  writeStored(stored, { ...readStored(stored, storage), ...change } as Parts, storage)
}

export function deleteStored({
  storage,
  key,
}: Pick<StoredValue<unknown>, 'storage' | 'key'>): void {
  unlessForbidden(() => globalThis[storage].removeItem(key))
}

/** Deletes what others than this website have stored in both storages, such as a library. */
export function deleteStoredByOthers(keys: RegExp): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    unlessForbidden(() => {
      const storage = globalThis[kind]
      for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
    })
}

function unlessForbidden<Answer>(act: () => Answer): Answer | null {
  try {
    return act()
  } catch {
    // Forbidden, full or missing: browsers throw many different errors for that, and none of them can be
    // fixed.
    return null
  }
}
