import { STOCK } from '../marketplace.queries.ts'
import type { Diary } from '../diary.ts'
import type { World } from '../world.ts'
import { checkCards } from './check-cards.ts'
import { checkLedger } from './check-ledger.ts'
import { checkLetters } from './check-emails.ts'
import { checkMoney } from './check-money.ts'
import { checkPromises } from './check-promises.ts'
import { checkUses } from './check-limits.ts'
import { readDatabase } from './facts.queries.ts'
import type { Facts, IntentFact, ProviderFacts, Violation } from './facts.ts'

export interface Verdict {
  violations: Violation[]
  facts: Facts
}

/**
 * Checks the final state, by SQL and by the provider's own answers, with none of the product's own rules,
 * because a check must not repeat the product's mistakes.
 */
export async function checkAll(world: World, diary: Diary): Promise<Verdict> {
  const facts: Facts = {
    ...(await readDatabase(world.database, STOCK)),
    ...(await readProvider(world.sandboxUrl)),
    letters: world.postOffice.copies,
  }
  const violations = [
    ...checkMoney(facts),
    ...checkLedger(facts),
    ...checkUses(facts),
    ...checkLetters(facts),
    ...checkPromises(facts, diary.promises),
    ...checkCards(facts),
    ...ofDiscrepancies(facts),
    ...diary.wrong.map((evidence) => ({ rule: 'an answer that nobody should get', evidence })),
    ...[world.server, world.sandbox].flatMap(({ endedByItself }) =>
      endedByItself.map((evidence) => ({ rule: 'a program ended automatically', evidence })),
    ),
  ]
  return { violations, facts }
}

async function readProvider(sandboxUrl: string): Promise<ProviderFacts> {
  const answer = await fetch(`${sandboxUrl}/stripe/state`)
  // The sandbox's own answer, in Stripe's own shapes.
  const state = (await answer.json()) as Omit<ProviderFacts, 'intents'> & {
    paymentIntents: IntentFact[]
  }
  const { paymentIntents: intents, customers, paymentMethods } = state
  return { intents, customers, paymentMethods }
}

/** Only what no program can repair may be left to people: a refund that its bank has refused. */
function ofDiscrepancies({ discrepancies, refunds }: Facts): Violation[] {
  const failed = new Set(refunds.filter((each) => each.status === 'failed').map((r) => r.orderId))
  return discrepancies
    .filter(({ orderId }) => orderId === null || !failed.has(orderId))
    .map((evidence) => ({ rule: 'a discrepancy is open', evidence }))
}
