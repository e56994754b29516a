import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { writeHoursText, writeTimesText } from '#rules/stores/import/hours-text.ts'
import { datesFrom } from '#rules/stores/import/dated-hours.ts'
import type { StoreDocument } from '#rules/stores/import/store-document.ts'
import { spansOfWeek, weekOfSpans } from '#rules/stores/usual-week.ts'
import { londonParts } from '#rules/time/london.ts'
import { lockStores, selectStoredStores, type StoredStore } from './store-documents.queries.ts'

export interface KnownStore {
  document: StoreDocument
  isArchived: boolean
}

/** Stores as a file of stores has them, by their ids; exceptions of the hours from today on. */
export async function readStoreDocuments(
  db: Kysely<Database>,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, KnownStore>> {
  const { isoDate: today } = londonParts(now)
  const stored = await selectStoredStores(db, ids, today)
  return new Map(
    stored.map((store) => [
      store.id,
      { document: documentOf(store, today), isArchived: store.isArchived },
    ]),
  )
}

/** Until the transaction ends, nobody else changes these stores. */
export function lockStoresById(transaction: Transaction, ids: readonly string[]): Promise<void> {
  return lockStores(transaction, ids)
}

function documentOf(stored: StoredStore, today: string): StoreDocument {
  const { id: _id, isArchived: _isArchived, spans, exceptions, ...facts } = stored
  const inDays = spansOfWeek(weekOfSpans(spans))
  const [delivery = '', collection = ''] = SERVICES.map((service) =>
    writeHoursText(inDays.filter((span) => span.service === service)),
  )
  return {
    ...facts,
    hours: { delivery, collection },
    exceptions: datesFrom(
      exceptions.map(({ spans, ...dated }) => ({ ...dated, hours: writeTimesText(spans) })),
      today,
    ),
  }
}
