import { beforeEach, expect, it } from 'vitest'
import { closeToast, currentToasts, onToasts, showToast } from './toast-queue.ts'

beforeEach(() => {
  for (const { key } of currentToasts()) closeToast(key)
})

const titles = () => currentToasts().map(({ title }) => title)

it('has the newest toast first, also of those shown before anybody draws them', () => {
  showToast({ title: 'first' })
  showToast({ title: 'second' })
  expect(titles()).toEqual(['second', 'first'])
})

it('replaces a toast that is shown again by its id, as a new one', () => {
  showToast({ id: 'same', title: 'before' })
  const [before] = currentToasts()
  showToast({ title: 'other' })
  showToast({ id: 'same', title: 'after' })
  expect(titles()).toEqual(['after', 'other'])
  expect(currentToasts()[0]?.key).not.toBe(before?.key)
})

it('tells whoever draws them of each that comes or goes', () => {
  let changes = 0
  const stop = onToasts(() => (changes += 1))
  showToast({ title: 'one' })
  closeToast(currentToasts()[0]?.key ?? 0)
  expect([titles(), changes]).toEqual([[], 2])
  stop()
  showToast({ title: 'while nobody draws' })
  expect(changes).toBe(2)
})
