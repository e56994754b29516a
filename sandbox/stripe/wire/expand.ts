import type { Kind } from '#sandbox/stripe/state/stored-objects.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { invalidParameter } from './refusal.ts'

const MAXIMUM_DEPTH = 4
const KIND_OF_PREFIX: Readonly<Record<string, Kind>> = {
  ch: 'charge',
  cus: 'customer',
  pi: 'payment_intent',
  pm: 'payment_method',
  re: 'refund',
  tr: 'transfer',
  seti: 'setup_intent',
  txn: 'balance_transaction',
}

const EXPANDABLE: ReadonlySet<string> = new Set([
  'balance_transaction',
  'charge',
  'customer',
  'data',
  'failure_balance_transaction',
  'latest_charge',
  'payment_intent',
  'payment_method',
  'refunds',
  'transfer',
])

type Node = Readonly<Record<string, unknown>>

/** A copy of the object in which the named ids are replaced by what they name. */
export function expanded(state: StripeState, object: object, paths: readonly string[]): object {
  const expandAll = (node: object, path: string) => {
    const steps = path.split('.')
    if (steps.length > MAXIMUM_DEPTH) {
      throw invalidParameter(
        'expand',
        `You cannot expand more than ${MAXIMUM_DEPTH} levels of a property.`,
      )
    }
    return expandOne(state, node, steps)
  }
  return paths.reduce<object>(expandAll, object)
}

function expandOne(
  state: StripeState,
  object: object,
  [name = '', ...rest]: readonly string[],
): object {
  // Every stored object is plain JSON.
  const node = object as Node
  const isRefunds = name === 'refunds' && node['object'] === 'charge'
  const value = isRefunds ? refundsOf(state, String(node['id'])) : node[name]
  if (value === undefined || !EXPANDABLE.has(name)) throw notExpandable(name)
  return { ...node, [name]: expandedValue(state, value, name, rest) }
}

function expandedValue(state: StripeState, value: unknown, name: string, rest: readonly string[]) {
  if (value === null) return null
  if (Array.isArray(value)) return value.map((each) => deeper(state, each, rest))
  if (typeof value === 'object') return deeper(state, value, rest)
  const kind = KIND_OF_PREFIX[String(value).split('_')[0] ?? '']
  if (kind === undefined) throw notExpandable(name)
  const named = state.find(kind, String(value))
  return named ? deeper(state, named, rest) : value
}

function deeper(state: StripeState, object: object, rest: readonly string[]): object {
  return rest.length === 0 ? object : expandOne(state, object, rest)
}

function refundsOf(state: StripeState, chargeId: string): object {
  const data = state.all('refund').filter(({ charge }) => charge === chargeId)
  return { object: 'list', url: `/v1/charges/${chargeId}/refunds`, has_more: false, data }
}

function notExpandable(name: string) {
  return invalidParameter('expand', `This property cannot be expanded (${name}).`)
}
