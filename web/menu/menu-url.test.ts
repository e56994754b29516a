import { expect, it } from 'vitest'
import { dishQueryStart, queryWithoutDish } from './menu-url.ts'

const query = new URLSearchParams('service=collection&product=p1&line=l1')

it('a link to a dish leaves the rest of the query unchanged', () => {
  expect(dishQueryStart(query)).toBe('?service=collection&product=')
  expect(dishQueryStart(new URLSearchParams())).toBe('?product=')
})

it('closing a dish leaves the rest of the query', () => {
  expect(queryWithoutDish(query)).toBe('?service=collection')
  expect(queryWithoutDish(new URLSearchParams('product=p1'))).toBe('')
})
