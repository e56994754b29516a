import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPageStore } from '#api/stores/record/testing/page-store.ts'
import { publicAnswer } from '#api/stores/record/testing/public-answer.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let test: TestApp
beforeAll(async () => {
  ;({ test } = await openPageStore())
})
afterAll(() => test.close())

const get = (path: string, query?: Record<string, string>) => publicAnswer(test, path, query)

describe('meta-data', () => {
  it('names the store, where it is and what it cooks', async () => {
    const { body } = await get('/store/mare-street-pizza/meta-data')
    expect(body).toMatchObject({
      title: 'Mare Street Pizza, Hackney, London | Tuck In',
      description:
        'Pizza and Pasta for delivery and collection in Hackney, London. Sourdough pizza from a wood oven.',
      canonicalUrl: 'http://localhost:3000/restaurant/mare-street-pizza',
    })
  })

  it('names them in Welsh too, with Welsh addresses', async () => {
    const { body } = await get('/store/mare-street-pizza/meta-data', { language: 'cy' })
    expect(body).toMatchObject({
      description: expect.stringMatching(/^Pitsa, Pasta: danfon a chasglu\. Hackney, London\. /),
      canonicalUrl: 'http://localhost:3000/cy/restaurant/mare-street-pizza',
      structuredData: {
        servesCuisine: ['Pitsa', 'Pasta'],
        hasMenu: { name: 'Bwydlen Mare Street Pizza' },
      },
    })
    expect(body.breadcrumbs.itemListElement.slice(0, 2)).toMatchObject([
      { item: { '@id': 'http://localhost:3000/cy', name: 'Hafan' } },
      { item: { '@id': 'http://localhost:3000/cy/takeaway', name: 'Pob ardal' } },
    ])
    const unknown = await get('/store/mare-street-pizza/meta-data', { language: 'fr' })
    expect(unknown.status).toBe(400)
  })

  it('describes a schema.org Restaurant with its menu and hours', async () => {
    const { structuredData } = (await get('/store/mare-street-pizza/meta-data')).body
    expect(structuredData).toMatchObject({
      '@type': 'Restaurant',
      servesCuisine: ['Pizza', 'Pasta'],
      aggregateRating: { ratingValue: 4.7, ratingCount: 10 },
      address: { postalCode: 'E8 1AA', addressCountry: 'GB' },
    })
    expect(structuredData).toMatchObject({
      legalName: 'Mare Street Pizza Ltd',
      parentOrganization: {
        '@type': 'Organization',
        legalName: 'Mare Street Pizza Ltd',
        address: expect.stringMatching(/E8/),
      },
    })
    expect(structuredData.openingHoursSpecification).toHaveLength(7)
    expect(structuredData.openingHoursSpecification[0]).toMatchObject({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '11:00',
      closes: '23:00',
    })
    const [pizza] = structuredData.hasMenu.hasMenuSection
    expect(pizza.hasMenuItem[0]).toMatchObject({
      name: 'Margherita',
      offers: { price: '9.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
    })
  })

  it('tells the way to the store from the first page', async () => {
    const { breadcrumbs } = (await get('/store/mare-street-pizza/meta-data')).body
    const way = breadcrumbs.itemListElement.map(
      ({ item }: { item: { '@id': string } }) => item['@id'],
    )
    expect(way).toEqual(
      [
        '/',
        '/takeaway',
        '/takeaway/london',
        '/takeaway/london/hackney',
        '/restaurant/mare-street-pizza',
      ].map((path) => `http://localhost:3000${path}`),
    )
  })

  it('cuts a long description after a whole word', async () => {
    const description = 'Slowly proved dough, '.repeat(40)
    const { slug } = await openTestStore(test.context, { store: { description } })
    const { body } = await get(`/store/${slug}/meta-data`)
    expect(body.description.length).toBeLessThanOrEqual(156)
    expect(body.description).toMatch(/dough…$|proved…$|Slowly…$/)
  })
})
