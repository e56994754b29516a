import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('runs simultaneous requests one after the other, in their order', async () => {
  const inTurn = oneAtATime()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    return name
  }
  expect(await Promise.all(['one', 'two'].map((name) => inTurn(work(name))))).toEqual([
    'one',
    'two',
  ])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('rejects for the caller of what fails, and runs the next', async () => {
  const inTurn = oneAtATime()
  const failed = inTurn(() => Promise.reject(new Error('No paper')))
  const next = inTurn(async () => 'drawn')
  await expect(failed).rejects.toThrow('No paper')
  expect(await next).toBe('drawn')
})
