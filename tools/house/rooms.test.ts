import { describe, expect, test } from 'vitest'
import { isUpward } from './direction.ts'
import { refuseFile, refusePackage, refuseQuery } from './rooms.ts'

const allowed = [
  ['rules/cart/price-cart.ts', 'rules/money/pence.ts'],
  ['contract/cart/cart.ts', 'rules/money/pence.ts'],
  ['api/cart/add-line.ts', 'contract/cart/cart.ts'],
  ['api/cart/add-line.ts', 'api/cart/cart.queries.ts'],
  ['api/orders/placing/place-order.ts', 'api/cart/close-cart.ts'],
  ['api/orders/placing/place-order.test.ts', 'api/cart/cart.queries.ts'],
  ['api/orders/placing/place-order.test.ts', 'tools/testing/test-database.ts'],
  ['web/cart/cart-panel.tsx', 'contract/cart/cart.ts'],
  ['web/cart/cart-panel.tsx', 'ui/button.tsx'],
  ['web/cart/cart-panel.tsx', 'web/calls/calls.ts'],
  ['web/cart/cart-panel.tsx', 'web/links.ts'],
  ['web/checkout/checkout.page.tsx', 'web/cart/cart-panel.tsx'],
  ['web/shell/header.tsx', 'web/address/address-button.tsx'],
  ['web/account/addresses/address-form.tsx', 'web/address/field/address-input.tsx'],
  ['web/routes.ts', 'web/cart/cart.page.tsx'],
  ['town/load-town.ts', 'api/database/connect.ts'],
  ['town/load-town.ts', 'api/session/password/hash-password.ts'],
  ['tools/start.ts', 'sandbox/main.ts'],
  ['journeys/order.journey.ts', 'town/demonstration-accounts.ts'],
]

const refused = [
  ['rules/cart/price-cart.ts', 'contract/cart/cart.ts', 'no other room'],
  ['ui/price.tsx', 'rules/money/pence.ts', 'no other room'],
  ['sandbox/main.ts', 'api/settings/settings.ts', 'no other room'],
  ['contract/cart/cart.ts', 'api/cart/add-line.ts', 'only rules/'],
  ['api/main.ts', 'web/root.tsx', 'only contract/, rules/'],
  ['api/main.ts', 'tools/start/ports.ts', 'only contract/, rules/'],
  ['web/root.tsx', 'api/settings/settings.ts', 'only contract/, rules/, ui/'],
  ['web/cart/cart.test.tsx', 'api/settings/settings.ts', 'only contract/, rules/, ui/'],
  ['town/load-town.ts', 'api/session/session.queries.ts', 'api/database/'],
  ['api/orders/placing/place-order.ts', 'api/cart/cart.queries.ts', 'its own'],
  ['api/main.ts', 'api/cart/cart.queries.ts', 'its own'],
  ['web/menu/dish.tsx', 'web/cart/cart-panel.tsx', 'put nouns of web/ together'],
]

const upward = [
  ['web/calls/calls.ts', 'web/cart/cart-panel.tsx'],
  ['web/cart/cart-panel.tsx', 'web/checkout/pay-button.tsx'],
  ['web/links.ts', 'web/shell/header.tsx'],
  ['api/http/guard.ts', 'api/session/tokens/access-token.ts'],
  ['api/jobs/tasks.ts', 'api/emails/orders/order-email.ts'],
  ['api/orders/placing/place-order.ts', 'api/payments/intents/create-intent.ts'],
  ['api/context.ts', 'api/photos/photo-intake.ts'],
  ['api/cart/cart.routes.ts', 'api/orders/reading/read-order.ts'],
]

describe('a file', () => {
  test.each(allowed)('%s may import %s', (from = '', to = '') => {
    expect(refuseFile(from, to)).toBeNull()
    expect(isUpward(from, to)).toBe(false)
  })

  test.each(refused)('%s may not import %s', (from = '', to = '', why = '') => {
    expect(refuseFile(from, to)).toContain(why)
  })

  test.each(upward)('%s may not import %s, which is above it', (from = '', to = '') => {
    expect(isUpward(from, to)).toBe(true)
    expect(isUpward(to, from)).toBe(false)
  })
})

describe('a package', () => {
  const declared = { dependencies: ['kysely', 'zod'], devDependencies: ['vitest'] }

  test.each([
    ['rules/money/pence.test.ts', 'vitest'],
    ['contract/cart/cart.ts', 'zod'],
    ['api/cart/cart.queries.ts', 'kysely'],
    ['api/database/connect.ts', 'kysely'],
    ['api/jobs/run-jobs.ts', 'kysely'],
    ['api/cart/add-line.test.ts', 'kysely'],
    ['api/main.ts', 'node:http'],
    ['vitest.config.ts', 'vitest'],
  ])('%s may import %s', (from, name) => {
    expect(refusePackage(from, { packageName: name, isType: false }, declared)).toBeNull()
  })

  test.each([
    ['rules/money/pence.ts', 'zod', 'no packages'],
    ['rules/time/london.ts', 'node:util', 'no packages'],
    ['api/cart/add-line.ts', 'kysely', 'SQL is written only'],
    ['web/root.tsx', 'kysely', 'SQL is written only'],
    ['api/main.ts', 'vitest', 'devDependency'],
    ['api/main.ts', 'left-pad', 'package.json does not name it'],
    ['tools/start.ts', 'left-pad', 'package.json does not name it'],
  ])('%s may not import %s', (from, name, why) => {
    expect(refusePackage(from, { packageName: name, isType: false }, declared)).toContain(why)
  })

  test('may lend its types where it may not be used', () => {
    const types = (packageName: string) => ({ packageName, isType: true })
    expect(refusePackage('api/context.ts', types('kysely'), declared)).toBeNull()
    expect(refusePackage('api/main.ts', types('vitest'), declared)).toBeNull()
    expect(refusePackage('web/root.tsx', types('kysely'), declared)).toContain('SQL')
  })
})

test('a query is begun only in the files for queries', () => {
  expect(refuseQuery('api/cart/cart.queries.ts')).toBeNull()
  expect(refuseQuery('town/load-town.ts')).toBeNull()
  expect(refuseQuery('api/cart/add-line.ts')).toContain('*.queries.ts')
})
