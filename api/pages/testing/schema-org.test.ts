import { expect, test } from 'vitest'
import { schemaProblems } from './schema-org.ts'

test.each([
  [{ '@type': 'Restaurant', name: 'A', hasMenu: { '@type': 'Menu', name: 'B' } }, []],
  [{ '@type': 'Restaurant', hasMenuItem: 'A' }, ['/Restaurant.hasMenuItem is not defined']],
  [{ '@type': 'Diner' }, [' Diner is not defined']],
  [
    { '@type': 'Offer', availability: 'https://schema.org/Gone' },
    ['/Offer.availability may not be https://schema.org/Gone'],
  ],
  [
    { '@type': 'OpeningHoursSpecification', opens: '24:30' },
    ['/OpeningHoursSpecification.opens may not be 24:30'],
  ],
  [
    { '@type': 'AggregateRating', ratingCount: 'many' },
    ['/AggregateRating.ratingCount may not be many'],
  ],
  [
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Menu' } }],
    },
    ['/FAQPage.mainEntity/Question.acceptedAnswer is no Answer or ItemList or IdReference'],
  ],
])('%j', (data, problems) => {
  expect(schemaProblems(data)).toEqual(problems)
})
