import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { AccountTable, PartnerStoreTable } from '#api/database/tables.ts'
import { DEMONSTRATION_CUSTOMER, DEMONSTRATION_OPERATOR } from '#town/demonstration-accounts.ts'
import type { LoadedStore } from './loaded-store.ts'

type AccountRow = Insertable<AccountTable>

interface Common {
  passwordHash: string
  now: Date
}

/** The customer and the operator of the demonstration. */
export function personRows(common: Common): AccountRow[] {
  return [
    accountRow(common, { type: 'customer', ...DEMONSTRATION_CUSTOMER }),
    accountRow(common, { type: 'operator', ...DEMONSTRATION_OPERATOR, phone: '' }),
  ]
}

/** A partner for each store, and which store it is. */
export function partnerRows(
  common: Common,
  stores: readonly LoadedStore[],
): { accounts: AccountRow[]; partnerStores: Insertable<PartnerStoreTable>[] } {
  const partners = stores.map((store) => ({ ...store, accountId: randomUUID() }))
  return {
    accounts: partners.map(({ email, name, phone, accountId }) => ({
      id: accountId,
      ...accountRow(common, {
        type: 'partner',
        email,
        firstName: name,
        lastName: '',
        phone,
      }),
    })),
    partnerStores: partners.map(({ storeId, accountId }) => ({
      account_id: accountId,
      store_id: storeId,
      role: 'owner',
    })),
  }
}

interface Person {
  type: AccountRow['type']
  email: string
  firstName: string
  lastName: string
  phone: string
}

/** Confirmed already: there is no mailbox to confirm it from. */
function accountRow(
  { passwordHash, now }: Common,
  { type, email, firstName, lastName, phone }: Person,
): AccountRow {
  return {
    type,
    operator_role: type === 'operator' ? 'owner' : null,
    email,
    password_hash: passwordHash,
    first_name: firstName,
    last_name: lastName,
    phone,
    confirmed_at: now,
    completed_at: now,
    created_at: now,
  }
}
