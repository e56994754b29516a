import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#contract/session.ts'
import type { Rows } from '#web/state/persistence/browser-database.ts'
import { commandAt, ownerOfActs, type UnsentAct } from './unsent-act.ts'
import { UnsentActs, waitingOf, type NewAct, type Sent } from './unsent-acts.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2030-03-01T19:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** The rows of a device, which all its tabs share. */
function deviceRows({ isForbidden = false } = {}): Rows<UnsentAct> {
  let rows: UnsentAct[] = []
  let count = 0
  return {
    readAll: async () => rows,
    write: async (row) => {
      if (isForbidden) return false
      count += 1
      rows = [...rows, { ...row, seq: count }]
      return true
    },
    change: async (key, change) => {
      const row = rows.find(({ seq }) => seq === key)
      const changed = row ? change(row) : null
      rows = rows.flatMap((each) => (each !== row ? [each] : changed ? [changed] : []))
      return changed
    },
    deleteWhere: async (isDeleted) => {
      rows = rows.filter((row) => !isDeleted(row))
    },
  }
}

/** The lock that tabs of a browser share. */
function makeLock() {
  let isTaken = false
  return async (run: () => Promise<void>) => {
    if (isTaken) return
    isTaken = true
    await run()
    isTaken = false
  }
}

const tab = (rows = deviceRows(), alone = makeLock()) =>
  new UnsentActs({ rows, alone, tellTabs: () => {} })

const [nia, sam] = ['nia', 'sam']
const act = (number: string, name: 'ready' | 'dispatch' | 'complete' = 'ready'): NewAct => ({
  ownerId: nia,
  order: { id: `order ${number}`, number },
  command: { act: name },
})
const wordsOf = ({ order, command }: UnsentAct) => `${order.number} ${command.act}`

/** A server that answers one after the other, and remembers what it was sent. */
function server(answers: Record<string, Sent> = {}) {
  const received: { words: string; key: string }[] = []
  const sendOne = async (sent: UnsentAct) => {
    const words = wordsOf(sent)
    received.push({ words, key: sent.key })
    return answers[words] ?? 'done'
  }
  return { received, sendOne, words: () => received.map(({ words }) => words) }
}

describe('what was done without a network', () => {
  it('is sent once, in order, and is gone then', async () => {
    const acts = tab()
    await acts.add(act('A'))
    await acts.add(act('B', 'dispatch'))
    await acts.add(act('A', 'complete'))
    const { sendOne, words } = server()
    expect(await acts.send(nia, sendOne)).toBe(3)
    expect(await acts.send(nia, sendOne)).toBe(0)
    expect(words()).toEqual(['A ready', 'B dispatch', 'A complete'])
    expect(acts.current()).toEqual([])
  })

  it('is sent by one of two tabs', async () => {
    const [rows, lock] = [deviceRows(), makeLock()]
    const [one, other] = [tab(rows, lock), tab(rows, lock)]
    await one.add(act('A'))
    await other.add(act('B'))
    const { sendOne, words } = server()
    await Promise.all([one.send(nia, sendOne), other.send(nia, sendOne)])
    expect(words()).toEqual(['A ready', 'B ready'])
  })

  it('stays after a reload', async () => {
    const rows = deviceRows()
    await tab(rows).add(act('A'))
    const reloaded = tab(rows)
    await reloaded.load()
    expect(reloaded.current().map(wordsOf)).toEqual(['A ready'])
  })

  it('is sent again with the same key where nobody answered', async () => {
    const acts = tab()
    await acts.add(act('A'))
    await acts.add(act('B'))
    const away = server({ 'A ready': 'later' })
    expect(await acts.send(nia, away.sendOne)).toBe(0)
    expect(away.words()).toEqual(['A ready'])
    const back = server()
    expect(await acts.send(nia, back.sendOne)).toBe(2)
    expect(back.received[0]).toEqual(away.received[0])
  })

  it('says that it isn’t stored where the browser has no database', async () => {
    const acts = tab(deviceRows({ isForbidden: true }))
    expect(await acts.add(act('A'))).toBe(false)
  })

  it('is not sent by somebody else, and is deleted with the session or after a day', async () => {
    const acts = tab()
    await acts.add(act('A'))
    const { sendOne, words } = server()
    expect(await acts.send(sam, sendOne)).toBe(0)
    expect(words()).toEqual([])
    vi.advanceTimersByTime(23 * 3_600_000)
    await acts.deleteWhere(() => false)
    expect(acts.current()).toHaveLength(1)
    vi.advanceTimersByTime(3_600_000)
    await acts.deleteWhere(() => false)
    expect(acts.current()).toEqual([])
    await acts.add(act('B'))
    await acts.deleteWhere(() => true)
    expect(acts.current()).toEqual([])
  })
})

describe('what became impossible', () => {
  const missed = { code: 'ORDER_STATUS_INVALID', status: 'declined' } as const

  it('is told until somebody has read it, without what followed; others are sent', async () => {
    const acts = tab()
    await acts.add(act('A'))
    await acts.add(act('A', 'complete'))
    await acts.add(act('B'))
    const { sendOne, words } = server({ 'A ready': missed })
    expect(await acts.send(nia, sendOne)).toBe(1)
    expect(words()).toEqual(['A ready', 'B ready'])
    expect(acts.current()).toMatchObject([{ order: { number: 'A' }, refusal: missed }])
    expect(waitingOf(acts.current(), nia)).toEqual([])
    for (const refused of acts.current()) await acts.dismiss(refused)
    expect(acts.current()).toEqual([])
  })
})

describe('taking back', () => {
  it('deletes what is not sent, with what was done to the order after it', async () => {
    const acts = tab()
    await acts.add(act('A'))
    await acts.add(act('B'))
    await acts.add(act('A', 'complete'))
    const [first] = acts.current()
    if (first) await acts.takeBack(first)
    expect(acts.current().map(wordsOf)).toEqual(['B ready'])
  })

  it('leaves what may have arrived', async () => {
    const acts = tab()
    await acts.add(act('A'))
    await acts.send(nia, async () => 'later')
    const [tried] = acts.current()
    expect(tried?.isTried).toBe(true)
    if (tried) await acts.takeBack(tried)
    expect(acts.current()).toHaveLength(1)
  })

  it('in another tab keeps an act from being sent', async () => {
    const rows = deviceRows()
    const [one, other] = [tab(rows), tab(rows)]
    await one.add(act('A'))
    await other.load()
    const [taken] = other.current()
    if (taken) await other.takeBack(taken)
    const { sendOne, words } = server()
    await one.send(nia, sendOne)
    expect(words()).toEqual([])
  })
})

it.each([
  [0, 30],
  [10, 20],
  [40, 5],
  // The clock of the tablet was set.
  [-10, 30],
])('food promised in 30 minutes is promised, %i minutes later, in %i', (passed, minutes) => {
  const command = { act: 'accept', body: { minutes: 30, allergyDiscussedBy: '' } } as const
  const doneAtMs = Date.now()
  const unsent = { ...act('A'), seq: 1, key: 'k', command, doneAtMs, isTried: false, refusal: null }
  expect(commandAt(unsent, doneAtMs + passed * 60_000)).toMatchObject({ body: { minutes } })
})

describe('what is done on a shared tablet', () => {
  const stores = [
    { id: 'pitta patter', slug: 'pitta-patter', name: 'Pitta Patter', role: 'kitchen' },
  ]
  const tablet = { name: 'Kitchen tablet', idleMinutes: 10, isLocked: false }

  it('is still sent after whoever did it is out', () => {
    const done = ownerOfActs({ id: nia, stores, tablet } as User)
    expect(ownerOfActs({ id: 'the tablet', stores, tablet } as User)).toBe(done)
  })

  it('and on a device of one’s own only by oneself', () => {
    expect(ownerOfActs({ id: nia, stores } as User)).not.toBe(
      ownerOfActs({ id: sam, stores } as User),
    )
  })
})
