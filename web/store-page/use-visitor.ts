import { useCallback, useEffect, useMemo, useState } from 'react'
import { fetchAhead, fetchStoredPart } from '#web/calls/request/connection.ts'
import { useStateLater } from '#web/state/lazy-state.ts'
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

// While React takes over what the server has rendered, which it does sooner without them.
if (typeof document !== 'undefined') fetchAhead(fetchParts)

/* Once they are loaded, the next store's page has its basket from the start. */
let parts: VisitorParts | undefined

/**
 * What a store's page shows of its visitor. The state that knows it is loaded after the page, which is as the server
 * rendered it for everybody until then.
 * @returns until then there are no `parts`, `read` is null, the commands wait, and the visitor has chosen nothing
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
    let isLeft = false
    void fetchStoredPart(fetchParts).then((loaded) => {
      parts = loaded
      if (!isLeft) setHere(loaded)
    })
    return () => {
      isLeft = true
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
    const isFirst = this.#read === null
    this.#read = next
    if (isFirst) void this.#letGo()
  }

  #ready(): Promise<VisitorCommands> {
    if (this.#read && this.#waiting.length === 0) return Promise.resolve(this.#read.commands)
    return new Promise((resolve) => void this.#waiting.push(resolve))
  }

  /** One after another, as they were pressed: after a dish, a service is that of a basket. */
  async #letGo(): Promise<void> {
    for (let [first] = this.#waiting; first && this.#read; [first] = this.#waiting) {
      first(this.#read.commands)
      // What it has changed is read before the next.
      await new Promise((resolve) => setTimeout(resolve))
      this.#waiting.shift()
    }
  }
}
