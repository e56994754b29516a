import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { translationFaults } from '#rules/text/testing/translation-faults.ts'

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
  'order-record.ts',
  'kitchen.ts',
  'printers.ts',
  'refund.ts',
  'restaurants.ts',
  'restaurant-acts.ts',
  'changed-fields.ts',
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
  'changed-fields.ts',
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

const filesOf = (language: string) =>
  globSync(join(import.meta.dirname, language, '*.ts'))
    .map((file) => basename(file))
    .toSorted()

type Catalogue = Parameters<typeof translationFaults>[1]['english']

const catalogueOf = async (language: string, file: string): Promise<Catalogue> => ({
  ...((await import(`./${language}/${file}`)) as Catalogue),
})

it.each(['cy'])('%s has the sentences of every page that customers read', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en').filter((file) => !ENGLISH_ONLY.has(file)))
})

it.each(filesOf('cy'))('cy/%s has each English sentence, with the same values', async (file) => {
  const [english, translated] = await Promise.all([
    catalogueOf('en', file),
    catalogueOf('cy', file),
  ])
  expect(translationFaults('cy', { english, translated })).toEqual([])
})
