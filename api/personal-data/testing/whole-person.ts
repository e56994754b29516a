import { randomBytes } from 'node:crypto'
import type { Context } from '#api/context.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { markerOf, type Marker } from './marker.ts'
import { fillOrder } from './whole-order.ts'

export const PASSWORD = 'zqpassword & gravy'

export interface WholePerson extends TestAccount {
  storeId: string
  orderId: string
  /**
   * The values of this person's columns that no other row of the database has, by `table.column`: as
   * PostgreSQL writes them.
   */
  markers: Readonly<Record<string, readonly string[]>>
}

let people = 0

/** A customer with a unique value in every column that is about them. */
export async function openWholePerson(context: Context): Promise<WholePerson> {
  const marker = markerOf(`zq${people++}${randomBytes(3).toString('hex')}`)
  const { storeId } = await openTestStore(context)
  const email = marker.words('account.email', 'email', '@example.com')
  const account = await openTestAccount(context, 'customer', {
    email,
    passwordHash: await quickHash(PASSWORD),
  })
  const { accountId } = account
  await fillAccount(context, accountId, marker)
  await fillSignIns(context, accountId, email, marker)
  await fillForms(context, email, marker)
  await fillSaved(context, { accountId, storeId }, marker)
  await fillBasket(context, { accountId, storeId }, marker)
  const orderId = await fillOrder(context, { accountId, storeId }, marker)
  return { ...account, storeId, orderId, markers: marker.all }
}

async function fillAccount(
  { pool, now }: Context,
  accountId: string,
  marker: Marker,
): Promise<void> {
  const { rows } = await pool.query<{ password_hash: string }>(
    `UPDATE account SET first_name = $2, last_name = $3, phone = $4, payment_customer_id = $5
     WHERE id = $1 RETURNING password_hash`,
    [
      accountId,
      marker.words('account.first_name', 'first'),
      marker.words('account.last_name', 'last'),
      marker.exactly('account.phone', `07${randomDigits(9)}`),
      marker.words('account.payment_customer_id', 'customer'),
    ],
  )
  marker.exactly('account.password_hash', rows[0]?.password_hash ?? '')
  await pool.query(
    `INSERT INTO account_event (account_id, kind, network, note, at)
     VALUES ($1, 'signedIn', $2, $3, $4)`,
    [
      accountId,
      marker.words('account_event.network', 'network'),
      marker.words('account_event.note', 'eventnote'),
      now(),
    ],
  )
}

async function fillSignIns(
  { pool, now }: Context,
  accountId: string,
  email: string,
  marker: Marker,
): Promise<void> {
  const at = now()
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO session (account_id, expires_at, device) VALUES ($1, $2::timestamptz + interval '1 day', $3)
     RETURNING id`,
    [accountId, at, marker.words('session.device', 'device')],
  )
  await pool.query('INSERT INTO refresh_token (hash, session_id) VALUES ($1, $2)', [
    marker.bytes('refresh_token.hash'),
    rows[0]?.id,
  ])
  await pool.query(
    `INSERT INTO email_link (account_id, purpose, created_at, expires_at)
     VALUES ($1, 'reset', $2, $2::timestamptz + interval '1 hour')`,
    [accountId, at],
  )
  await pool.query(
    `INSERT INTO email_change (account_id, new_email, old_link_id, new_link_id, session_id, created_at,
       expires_at) VALUES ($1, $2, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $3, $3)`,
    [accountId, marker.words('email_change.new_email', 'newemail', '@example.com'), at],
  )
  const subject = marker.words('social_identity.subject', 'subject')
  marker.exactly('social_return.subject', subject)
  marker.exactly('social_return.email', email)
  await pool.query(
    `INSERT INTO social_identity (provider, subject, account_id) VALUES ('google', $1, $2)`,
    [subject, accountId],
  )
  await pool.query(
    `INSERT INTO social_return (code_hash, provider, subject, email, first_name, last_name, expires_at)
     VALUES ($1, 'google', $2, $3, $4, $5, $6::timestamptz + interval '1 minute')`,
    [
      randomBytes(32),
      subject,
      email,
      marker.words('social_return.first_name', 'returnfirst'),
      marker.words('social_return.last_name', 'returnlast'),
      at,
    ],
  )
}

/** What they wrote with the website's forms. */
async function fillForms({ pool, now }: Context, email: string, marker: Marker): Promise<void> {
  const at = now()
  await pool.query(
    `WITH sent AS (
       INSERT INTO enquiry (kind, fields, created_at) VALUES ('contact', $1, $2) RETURNING id)
     INSERT INTO enquiry_entry (enquiry_id, act, text, at) SELECT id, 'answer', $3, $2 FROM sent`,
    [
      {
        email: email.toUpperCase(),
        name: marker.words('enquiry.fields', 'enquirer'),
        message: marker.words('enquiry.fields', 'enquiry'),
      },
      at,
      marker.words('enquiry_entry.text', 'answered'),
    ],
  )
  await pool.query(
    'INSERT INTO delivery_notice (email, post_code, requested_at) VALUES ($1, $2, $3)',
    [
      marker.exactly('delivery_notice.email', email),
      marker.words('delivery_notice.post_code', 'postcode'),
      at,
    ],
  )
}

async function fillSaved(
  { pool }: Context,
  { accountId, storeId }: { accountId: string; storeId: string },
  marker: Marker,
): Promise<void> {
  const address = (column: string, of = column) => marker.words(`customer_address.${column}`, of)
  const [latitude, longitude] = [51 + Math.random() / 10, -Math.random() / 10]
  await pool.query(
    `INSERT INTO customer_address (account_id, address, city, area, post_code, country, place_id,
       latitude, longitude, label, courier_note, is_default)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true)`,
    [
      accountId,
      address('address', 'street'),
      address('city'),
      address('area'),
      marker.exactly('customer_address.post_code', `ZQ${people % 90} ${randomDigits(1)}ZQ`),
      address('country'),
      address('place_id', 'place'),
      latitude,
      longitude,
      address('label'),
      address('courier_note', 'courier'),
    ],
  )
  marker.exactly('customer_address.latitude', String(latitude))
  marker.exactly('customer_address.longitude', String(longitude))
  await pool.query(
    `INSERT INTO saved_card (account_id, payment_method_id, fingerprint, brand, last4, expiry_month,
       expiry_year, is_default) VALUES ($1, $2, $3, $4, '4242', 12, 2031, true)`,
    [
      accountId,
      marker.words('saved_card.payment_method_id', 'method'),
      marker.words('saved_card.fingerprint', 'fingerprint'),
      marker.words('saved_card.brand', 'brand'),
    ],
  )
  await pool.query(
    `INSERT INTO identity_document (id, store_id, account_id, kind, file_type, bytes, sealed, sent_at,
       state, decided_at, reason)
     VALUES (gen_random_uuid(), $1, $2, 'passport', 'jpeg', 32, $3, now(), 'refused', now(), $4)`,
    [
      storeId,
      accountId,
      marker.bytes('identity_document.sealed'),
      marker.words('identity_document.reason', 'blurred'),
    ],
  )
  await pool.query('INSERT INTO favourite_store (account_id, store_id) VALUES ($1, $2)', [
    accountId,
    storeId,
  ])
}

async function fillBasket(
  { pool }: Context,
  { accountId, storeId }: { accountId: string; storeId: string },
  marker: Marker,
): Promise<void> {
  const basket = (column: string, of = column) => marker.words(`cart.${column}`, `basket${of}`)
  const line = {
    id: 'a',
    productId: 'b',
    name: basket('lines', 'dish'),
    quantity: 1,
    note: basket('lines', 'note'),
    options: [{ optionId: 'c', groupName: '', name: basket('lines', 'option'), quantity: 1 }],
  }
  await pool.query(
    `INSERT INTO cart (token, account_id, store_id, service, address, address_line, delivery_note,
       allergy_note, contact, lines, owner_name, members, share_token, discount_code, other_codes)
     VALUES ($1, $2, $3, 'delivery', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      randomBytes(24).toString('base64url'),
      accountId,
      storeId,
      { address: basket('address'), postCode: basket('address', 'code') },
      basket('address_line', 'flat'),
      basket('delivery_note', 'door'),
      basket('allergy_note', 'allergy'),
      {
        name: basket('contact', 'name'),
        email: basket('contact', 'email'),
        phone: basket('contact', 'phone'),
      },
      JSON.stringify([line]),
      basket('owner_name', 'owner'),
      JSON.stringify([{ id: 'd', name: basket('members', 'friend'), tokenHash: 'e' }]),
      randomBytes(24).toString('base64url'),
      basket('discount_code', 'code').toUpperCase(),
      [basket('other_codes', 'other').toUpperCase()],
    ],
  )
}

const randomDigits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')
