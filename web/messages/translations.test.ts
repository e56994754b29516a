import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Messages that only staff read; see web/routes.ts. */
const ENGLISH_ONLY = new Set([
  'business.ts',
  'find-kitchen.ts',
  'change-order.ts',
  'hours.ts',
  'menu-archive.ts',
  'menu-compare.ts',
  'marketplace.ts',
  'menu-editor.ts',
  'menu-preview.ts',
  'menu-files.ts',
  'store-import.ts',
  'documents.ts',
  'work-as-staff.ts',
  'moderation.ts',
  'opening.ts',
  'customers.ts',
  'site-texts.ts',
  'enquiry-inbox.ts',
  'now.ts',
  'operator.ts',
  'operator-orders.ts',
  'kitchen.ts',
  'printers.ts',
  'refund.ts',
  'restaurants.ts',
  'availability.ts',
  'board-acts.ts',
  'staff-errors.ts',
  'staff-problems.ts',
  'settings.ts',
  'menu-photos.ts',
  'photo-import.ts',
  'commission.ts',
  'invoices.ts',
  'payouts.ts',
  'operator-money.ts',
  'sales.ts',
  'statement.ts',
  'store-changes.ts',
  'store-allergies.ts',
  'store-live.ts',
  'store-pauses.ts',
  'store-offline.ts',
  'store-places.ts',
  'store-session.ts',
  'tablet.ts',
  'team.ts',
  'console-team.ts',
  'audit-log.ts',
  'reports.ts',
  'own-account.ts',
  'second-factor.ts',
  'store-app.ts',
  'zones.ts',
  'discounts.ts',
  'help.ts',
])

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const filesOf = (language: string) =>
  globSync(join(import.meta.dirname, language, '*.ts'))
    .map((file) => basename(file))
    .toSorted()

/** The sentences of a file by their keys. */
async function sentencesOf(language: string, file: string): Promise<Map<string, string>> {
  const catalogues: unknown = await import(`./${language}/${file}`)
  const found = new Map<string, string>()
  const read = (value: unknown, key: string) => {
    if (typeof value === 'string') found.set(key, value)
    else for (const [name, inner] of Object.entries(value ?? {})) read(inner, `${key}.${name}`)
  }
  read({ ...(catalogues as object) }, '')
  return found
}

/** Values and links, which a translator must leave unchanged. */
const marksIn = (sentence: string) =>
  [...new Set(sentence.match(/\{\{\w+\}\}|<\/?\d>/g))].toSorted().join(' ')
const baseOf = (key: string) => key.replace(PLURAL, '')

it.each(['cy'])('%s has the sentences of every page that customers read', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en').filter((file) => !ENGLISH_ONLY.has(file)))
})

describe.each(filesOf('cy'))('cy/%s', async (file) => {
  const [english, welsh] = await Promise.all([sentencesOf('en', file), sentencesOf('cy', file)])
  const forms = new Intl.PluralRules('cy').resolvedOptions().pluralCategories

  it('has the keys of the English file, and no others', () => {
    const keysOf = (sentences: Map<string, string>) =>
      [...new Set([...sentences.keys()].map(baseOf))].toSorted()
    expect(keysOf(welsh)).toEqual(keysOf(english))
  })

  it('puts the same values into each sentence', () => {
    for (const [key, sentence] of welsh) {
      const whole = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? ''
      // "One bag" needs no number.
      const isCounted = PLURAL.test(key) && !key.endsWith('_other')
      const without = (marks: string) => (isCounted ? marks.replace('{{count}}', '').trim() : marks)
      expect(without(marksIn(sentence)), key).toBe(without(marksIn(whole)))
    }
  })

  it('has only plurals of the language, and translates every sentence', () => {
    const isForeign = (key: string) => {
      const form = PLURAL.exec(key)?.[0].slice(1)
      return form !== undefined && !forms.some((known) => known === form)
    }
    const keys = [...welsh.keys()]
    expect(keys.filter(isForeign)).toEqual([])
    expect(keys.filter((key) => welsh.get(key) === '' && english.get(key) !== '')).toEqual([])
  })
})
