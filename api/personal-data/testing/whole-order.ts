import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Context } from '#api/context.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import type { Marker } from './marker.ts'

/** An order that was delivered and paid by card, and whose frozen parts are about this person. */
export async function fillOrder(
  context: Context,
  { accountId, storeId }: { accountId: string; storeId: string },
  marker: Marker,
): Promise<string> {
  const { pool } = context
  const { orderId } = await placeTestOrder(context, { storeId, accountId })
  const order = (of: string) => marker.words('orders.snapshot', `order${of}`)
  const contact = { name: order('name'), email: order('email'), phone: order('phone') }
  const address = { address: order('street'), postCode: order('code'), placeId: order('place') }
  const snapshot = {
    contact,
    addressLine: order('flat'),
    deliveryNote: order('door'),
    allergyNote: order('allergy'),
  }
  const client = new Client({ connectionString: context.configuration.databaseOwnerUrl ?? '' })
  await client.connect()
  // As the frozen order would have been made.
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica`)
  await client.query(
    `UPDATE orders SET snapshot = snapshot || $2::jsonb
       || jsonb_build_object('address', snapshot -> 'address' || $3::jsonb),
       status = 'completed', payment_method = 'online', idempotency_key = $4, discount_customer = $5
     WHERE id = $1`,
    [
      orderId,
      snapshot,
      address,
      marker.words('orders.idempotency_key', 'key'),
      marker.bytes('orders.discount_customer'),
    ],
  )
  await client.query(`UPDATE order_line SET snapshot = snapshot || $2::jsonb WHERE order_id = $1`, [
    orderId,
    {
      note: marker.words('order_line.snapshot', 'linenote'),
      memberName: marker.words('order_line.snapshot', 'linemember'),
    },
  ])
  await client.query('COMMIT')
  await client.end()
  await pool.query(
    `INSERT INTO payment (order_id, status, amount_pence, intent_id, card, created_at, changed_at)
     VALUES ($1, 'captured', 2340, $2, $3, now(), now())`,
    [
      orderId,
      `pi_${orderId}`,
      { brand: 'visa', last4: marker.words('payment.card', 'paid'), wallet: null },
    ],
  )
  await fillAroundOrder(context, { accountId, storeId, orderId }, marker)
  await fillReviews(context, { accountId, storeId, orderId }, marker)
  // The network is stored only for a cash order that no store has accepted.
  const { orderId: declined } = await placeTestOrder(context, { storeId, accountId })
  await pool.query(`UPDATE orders SET status = 'declined', network = $2 WHERE id = $1`, [
    declined,
    marker.bytes('orders.network', 16),
  ])
  return orderId
}

async function fillAroundOrder(
  { pool, now }: Context,
  { accountId, storeId, orderId }: { accountId: string; storeId: string; orderId: string },
  marker: Marker,
): Promise<void> {
  const at = now()
  await pool.query(
    `INSERT INTO order_note (order_id, kind, text, at) VALUES ($1, 'note', $2, $3)`,
    [orderId, marker.words('order_note.text', 'operatornote'), at],
  )
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO problem_report (id, order_id, store_id, status, kind, remedy, text, requested_pence,
       idempotency_key, reported_at, answer_by, changed_at)
     VALUES (gen_random_uuid(), $1, $2, 'declined', 'late', 'money', $3, 100, $4, $5, $5, $5) RETURNING id`,
    [
      orderId,
      storeId,
      marker.words('problem_report.text', 'problem'),
      marker.words('problem_report.idempotency_key', 'problemkey'),
      at,
    ],
  )
  await pool.query(
    `INSERT INTO problem_event (report_id, act, by, account_id, text, at)
     VALUES ($1, 'appeal', 'customer', $2, $3, $4)`,
    [rows[0]?.id, accountId, marker.words('problem_event.text', 'appeal'), at],
  )
  await pool.query(
    `INSERT INTO photo (id, account_id, width, height, widths, placeholder, bytes, created_at)
     VALUES ($1, $2, 640, 480, '{640}', $3, 1000, $4)`,
    [
      randomBytes(16).toString('base64url'),
      accountId,
      marker.words('photo.placeholder', 'photo'),
      at,
    ],
  )
  const subscribe = (owner: 'session' | 'order', of: string) =>
    pool.query(
      owner === 'session'
        ? `INSERT INTO push_subscription (account_id, session_id, endpoint, public_key, auth_secret,
             created_at) SELECT account_id, id, $2, $3, $4, $5 FROM session WHERE account_id = $1`
        : `INSERT INTO push_subscription (order_id, endpoint, public_key, auth_secret, created_at)
           VALUES ($1, $2, $3, $4, $5)`,
      [
        of,
        marker.words('push_subscription.endpoint', `${owner}endpoint`),
        marker.words('push_subscription.public_key', `${owner}public`),
        marker.words('push_subscription.auth_secret', `${owner}auth`),
        at,
      ],
    )
  await subscribe('session', accountId)
  await subscribe('order', orderId)
}

async function fillReviews(
  { pool, now }: Context,
  { accountId, storeId, orderId }: { accountId: string; storeId: string; orderId: string },
  marker: Marker,
): Promise<void> {
  const reviewed = await pool.query<{ id: string }>(
    `INSERT INTO review (store_id, order_id, author, stars, food, service, text)
     VALUES ($1, $2, $3, 5, 5, 5, $4) RETURNING id`,
    [
      storeId,
      orderId,
      marker.words('review.author', 'author'),
      marker.words('review.text', 'review'),
    ],
  )
  await pool.query(
    `INSERT INTO review_report (review_id, reported_by, reporter_account_id, reporter_key, reason, text,
       reported_at) VALUES ($1, 'customer', $2, $3, 'personal', $4, $5)`,
    [
      reviewed.rows[0]?.id,
      accountId,
      randomBytes(32),
      marker.words('review_report.text', 'report'),
      now(),
    ],
  )
}
