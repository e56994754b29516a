import { expect, it, vi } from 'vitest'
import { BriefMemory } from './timed-cache.ts'

const until = (untilMs: number, value: string) => async () => ({ value, untilMs })

it('works a value out once for all who ask before it ends', async () => {
  const memory = new BriefMemory<string>(10)
  const work = vi.fn<() => Promise<{ value: string; untilMs: number }>>(until(100, 'first'))
  await Promise.all([memory.find('key', 0, work), memory.find('key', 0, work)])
  expect(await memory.find('key', 99, work)).toBe('first')
  expect(work).toHaveBeenCalledTimes(1)
  expect(await memory.find('key', 100, until(200, 'second'))).toBe('second')
})

it('does not answer an earlier instant with a later value', async () => {
  const memory = new BriefMemory<string>(10)
  await memory.find('key', 50, until(100, 'at 50'))
  expect(await memory.find('key', 49, until(100, 'at 49'))).toBe('at 49')
})

it('does not keep what was being worked out when all was forgotten', async () => {
  const memory = new BriefMemory<string>(10)
  const before = memory.find('key', 0, until(100, 'before'))
  memory.clear()
  const after = memory.find('key', 0, until(100, 'after'))
  expect([await before, await after]).toEqual(['before', 'after'])
  expect(await memory.find('key', 1, until(100, 'again'))).toBe('after')
})

it('asks again after a failure', async () => {
  const memory = new BriefMemory<string>(10)
  await expect(memory.find('key', 0, () => Promise.reject(new Error('gone')))).rejects.toThrow()
  expect(await memory.find('key', 0, until(1, 'back'))).toBe('back')
})

it('forgets the oldest when all together weigh too much', async () => {
  const memory = new BriefMemory<string>(10, ({ length }) => length)
  for (const key of ['a', 'b', 'c']) await memory.find(key, 0, until(100, `${key}xxx`))
  const found = ['a', 'b', 'c'].map((key) => memory.find(key, 1, until(100, 'new')))
  expect(await Promise.all(found)).toEqual(['new', 'bxxx', 'cxxx'])
})

it('counts the keys too, which whoever asks may make as long as they like', async () => {
  const memory = new BriefMemory<string>(10, (value, key) => value.length + key.length)
  for (const key of ['long-one', 'long-two']) await memory.find(key, 0, until(100, 'x'))
  expect(await memory.find('long-one', 1, until(100, 'new'))).toBe('new')
})
