import type { Facts, Violation } from './facts.ts'

/**
 * Every account is one customer of the provider, who has there the cards that the customer sees, and no
 * others.
 */
export function* checkCards({
  customers,
  paymentMethods,
  savedCards,
}: Facts): Generator<Violation> {
  const known = Map.groupBy(customers, ({ metadata }) => metadata.accountId)
  for (const own of known.values())
    if (own.length > 1)
      yield { rule: 'two customers of the provider for one account', evidence: own }
  const accountOf = new Map(customers.map(({ id, metadata }) => [id, metadata.accountId]))
  const cardOf = new Map(savedCards.map((card) => [card.paymentMethodId, card]))
  const methodOf = new Map(paymentMethods.map((method) => [method.id, method]))
  for (const card of savedCards) {
    const method = methodOf.get(card.paymentMethodId)
    if (accountOf.get(method?.customer ?? '') !== card.accountId)
      yield { rule: 'a saved card that the provider does not have', evidence: { card, method } }
  }
  for (const method of paymentMethods)
    if (method.customer !== null && !cardOf.has(method.id))
      yield { rule: 'the provider has a card that its customer does not see', evidence: method }
}
