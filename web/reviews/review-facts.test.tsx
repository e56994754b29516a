import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import '#web/messages/reviews.ts'
import { StarRow } from './review-facts.tsx'

describe('A row of stars', () => {
  test.each([
    [5, 5, []],
    [4, 4, []],
    // Of the last star's 20 of 24 units, 0.6 are 12.
    [4.6, 5, ['41.6']],
    [0.1, 1, ['83.3']],
  ])('%s stars fill %s, the last in part', (stars, filled, hidden) => {
    const html = renderToStaticMarkup(<StarRow stars={stars} />)
    expect(html.match(/class="[^"]*\bfill\b/g)).toHaveLength(filled)
    const shares = [...html.matchAll(/inset\(0 ([\d.]+)% 0 0\)/g)]
    expect(shares.map(([, share]) => share?.slice(0, 4))).toEqual(hidden)
    expect(html).toContain(`aria-label="${stars} of 5 stars"`)
  })
})
