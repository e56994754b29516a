import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageProgress } from './page-progress.tsx'

const drawn = (given: { isRunning: boolean; isCalling: boolean }) =>
  renderToStaticMarkup(<PageProgress label="One moment" {...given} />)

it('is a spinner beside the bar while a call shows its progress', () => {
  const html = drawn({ isRunning: true, isCalling: true })
  expect(html).toContain('role="progressbar"')
  expect(html).toContain('progress-spinner')
})

it('is the bar alone while a page is fetched', () => {
  const html = drawn({ isRunning: true, isCalling: false })
  expect(html).toContain('aria-label="One moment"')
  expect(html).not.toContain('progress-spinner')
})

it('is nothing while nothing is under way', () => {
  expect(drawn({ isRunning: false, isCalling: false })).toBe('')
})
