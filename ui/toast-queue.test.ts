import { expect, it } from 'vitest'
import { listenForToasts, showToast } from './toast-queue.ts'

// What other tests have shown to nobody is not counted.
listenForToasts(() => {})()

it('keeps toasts until somebody draws them, and then hands each over once', () => {
  const drawn: unknown[] = []
  showToast({ title: 'early' })
  const stop = listenForToasts((toast) => drawn.push(toast.title))
  showToast({ title: 'late' })
  stop()
  showToast({ title: 'while nobody draws' })
  expect(drawn).toEqual(['early', 'late'])
  listenForToasts((toast) => drawn.push(toast.title))()
  expect(drawn).toEqual(['early', 'late', 'while nobody draws'])
})
