import { chromium } from 'playwright-core'
import { chromiumPath } from '#tools/chromium.ts'
import { Calls } from './journeys/marketplace/calls.ts'
import { createRequire } from 'node:module'
const url = 'http://localhost:4100'
const calls = new Calls(url)
const email = 'priya@example.com'
const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email, name: 'Priya Hussain', service: 'collection' })
for (const [act, body] of [['accept', { minutes: 15 }], ['ready'], ['complete']]) await calls.act(order, act, body)
console.log(order.id, order.orderToken)
const { Client } = (await import('pg')).default
import { readFileSync, globSync } from 'node:fs'
import { connect } from '#api/database/connect.ts'
const dbUrl = process.env.DBURL
if (dbUrl) { const { pool, close } = connect(dbUrl, { max: 1 }); await pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()"); await close() }
