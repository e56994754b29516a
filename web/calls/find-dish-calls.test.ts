import { beforeEach, expect, it, vi } from 'vitest'
import { appStore } from '#web/state/store.ts'
import { findDishes } from './find-dish-calls.ts'

const dish = (name: string, isAvailable = true) => ({
  id: name,
  name,
  pricePence: 650,
  isAvailable,
  description: 'And more that is not needed',
})
const menuOf = (...products: unknown[]) => Response.json({ items: [{ id: 'c', products }] })
const refused = (status: number, message: string) =>
  Response.json({ statusCode: status, error: 'Error', message }, { status })

let requests: string[] = []
let answers: Record<string, () => Response> = {}
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    const slug = /store\/([^/]+)\//.exec(url)?.[1] ?? ''
    return answers[slug]?.() ?? refused(404, 'NONEXISTING_STORE')
  })
})

const find = (...slugs: string[]) =>
  appStore().dispatch(findDishes.initiate({ slugs, service: 'delivery', search: 'falafel wrap' }))

it('asks each store for what its menu has, and keeps their order', async () => {
  answers = {
    first: () => menuOf(dish('Falafel wrap'), dish('Falafel plate')),
    second: () => menuOf(),
    third: () => menuOf(dish('Falafel')),
  }
  const { data } = await find('first', 'second', 'third')
  expect(data).toEqual([
    {
      slug: 'first',
      dishes: [
        { id: 'Falafel wrap', name: 'Falafel wrap', pricePence: 650 },
        { id: 'Falafel plate', name: 'Falafel plate', pricePence: 650 },
      ],
    },
    { slug: 'third', dishes: [{ id: 'Falafel', name: 'Falafel', pricePence: 650 }] },
  ])
  expect(requests[0]).toBe('/api/v1/store/first/categories?service=delivery&search=falafel+wrap')
})

it('leaves out what is sold out', async () => {
  answers = { first: () => menuOf(dish('Falafel wrap', false)) }
  expect((await find('first')).data).toEqual([])
})

it('finds what the others have where one store has gone', async () => {
  answers = { first: () => menuOf(dish('Falafel wrap')) }
  expect((await find('gone', 'first')).data).toMatchObject([{ slug: 'first' }])
})

it('fails where nobody answers', async () => {
  answers = { first: () => refused(429, 'TOO_MANY_REQUESTS') }
  expect((await find('first')).error).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
