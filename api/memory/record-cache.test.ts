import { expect, it, vi } from 'vitest'
import { KeptRecords } from './record-cache.ts'

type Record = { id: string; version: number }

/** Records that are loaded when told, so that something can happen meanwhile. */
function slowRecords(most = 10) {
  const waiting: (() => void)[] = []
  let version = 0
  const load = vi.fn<(ids: string[]) => Promise<Record[]>>(async (ids) => {
    const records = ids.filter((id) => id !== 'none').map((id): Record => ({ id, version }))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return records
  })
  const arrive = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  const change = () => {
    version += 1
  }
  return { kept: new KeptRecords<Record>(most, load), load, arrive, change }
}

it('loads each record once, together with what else is missing', async () => {
  const { kept, load, arrive } = slowRecords()
  const [first, second] = [kept.findAll(['a', 'b']), kept.findAll(['c', 'b', 'none'])]
  arrive()
  expect((await first).map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await second).map(({ id }) => id)).toEqual(['c', 'b'])
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c', 'none']]])
  expect(await kept.find('a')).toBe(kept.peek('a'))
})

it('does not keep what was being loaded when it changed', async () => {
  const { kept, load, arrive, change } = slowRecords()
  const before = kept.find('a')
  change()
  kept.drop('a')
  const after = kept.find('a')
  arrive()
  expect((await before)?.version).toBe(0)
  expect((await after)?.version).toBe(1)
  expect(kept.peek('a')?.version).toBe(1)
  expect(load).toHaveBeenCalledTimes(2)
})

it('forgets the one not asked for the longest, when there are too many', async () => {
  const { kept, arrive } = slowRecords(2)
  const both = kept.findAll(['a', 'b'])
  arrive()
  await both
  kept.peek('a')
  const third = kept.find('c')
  arrive()
  await third
  expect(['a', 'b', 'c'].filter((id) => kept.peek(id))).toEqual(['a', 'c'])
})

it('asks again after a failure', async () => {
  const load = vi
    .fn<(ids: string[]) => Promise<Record[]>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce([{ id: 'a', version: 1 }])
  const kept = new KeptRecords<Record>(2, load)
  await expect(kept.find('a')).rejects.toThrow('gone')
  expect((await kept.find('a'))?.version).toBe(1)
})

it('forgets the one not asked for the longest, when all together weigh too much', async () => {
  const load = async (ids: string[]) => ids.map((id): Record => ({ id, version: 4 }))
  const weights = { most: 10, of: ({ version }: Record) => version }
  const kept = new KeptRecords<Record>(100, load, weights)
  for (const id of ['a', 'b', 'c']) await kept.find(id)
  expect(['a', 'b', 'c'].filter((id) => kept.peek(id))).toEqual(['b', 'c'])
})
