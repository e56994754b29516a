import { useCallback, useEffect, useMemo, useState } from 'react'
import { fetchAhead, fetchStoredPart } from '#web/calls/request/connection.ts'
import { PAGE_SETTLES_MS } from '#web/menu/after-paint.ts'
import { isStateStored, untilNeeded, useStateLater } from '#web/state/lazy-state.ts'
import {
  firstVisit,
  type LoadedStore,
  type VisitorAtStore,
  type VisitorCommands,
} from './visitor-at-store.ts'

type VisitorParts = typeof import('./visitor-parts.tsx')

interface Read {
  visitor: VisitorAtStore
  commands: VisitorCommands
}

const fetchParts = () => import('./visitor-parts.tsx')

/* Once they are loaded, the next store's page has its basket from the start. */
let parts: VisitorParts | undefined

// Before the page runs, which then needs them.
if (typeof document !== 'undefined' && isStateStored()) fetchAhead(fetchParts)

/**
 * What a store's page shows of its visitor. The state that knows it comes after the page: at once where something is
 * stored, on a first visit with the first touch or key, or when the page has settled.
 * @returns until then there are no `parts`, `read` is null, the commands wait, and the visitor is one who has chosen nothing
 */
export function useVisitor(loaded: LoadedStore) {
  const { read, onRead, commands } = useReading()
  const cartToken = useStateLater(({ cart }) => cart.cartToken, null)
  const visitor = useMemo(() => {
    if (read) return read.visitor
    const first = firstVisit(loaded)
    return cartToken ? { ...first, basket: { ...first.basket, isLoading: true } } : first
  }, [read, loaded, cartToken])
  return { visitor, commands, read, onRead, parts: useParts() }
}

function useParts(): VisitorParts | undefined {
  const [here, setHere] = useState(parts)
  useEffect(() => {
    const over = new AbortController()
    const load = async () => {
      parts = await fetchStoredPart(fetchParts)
      if (!over.signal.aborted) setHere(parts)
    }
    const timer = setTimeout(load, PAGE_SETTLES_MS)
    void untilNeeded(over.signal).then(load)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  return here
}

type PageCommands = Pick<
  VisitorCommands,
  'addOne' | 'removeOne' | 'addOrChange' | 'applyCode' | 'chooseService' | 'chooseTime'
>

function useReading() {
  const [read, setRead] = useState<Read | null>(null)
  const [newest] = useState(() => new Newest())
  const onRead = useCallback(
    (next: Read) => {
      newest.set(next)
      setRead(next)
    },
    [newest],
  )
  return { read, onRead, commands: newest.commands }
}

/** The newest that was read, with commands that wait for the first. */
class Newest {
  #read: Read | null = null
  #waiting: ((commands: VisitorCommands) => void)[] = []

  /** They stay the same functions, so that a long menu is not rendered again. */
  readonly commands: PageCommands = {
    addOne: (product) => void this.#ready().then(({ addOne }) => addOne(product)),
    removeOne: (product) => void this.#ready().then(({ removeOne }) => removeOne(product)),
    addOrChange: async (dish, lineId) => (await this.#ready()).addOrChange(dish, lineId),
    applyCode: async (code) => (await this.#ready()).applyCode(code),
    chooseService: (service) => void this.#ready().then((all) => all.chooseService(service)),
    chooseTime: async (time) => (await this.#ready()).chooseTime(time),
  }

  set(next: Read): void {
    this.#read = next
    for (const resolve of this.#waiting.splice(0)) resolve(next.commands)
  }

  #ready(): Promise<VisitorCommands> {
    if (this.#read) return Promise.resolve(this.#read.commands)
    return new Promise((resolve) => void this.#waiting.push(resolve))
  }
}
