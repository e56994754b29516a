import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
} from 'cockatiel'
import { PaymentsBusy, PaymentsUnreachable } from './payments.port.ts'

const maximumFailures = 5
const openMs = 10_000

/** Refuses calls at once while the provider is down, so that nobody waits for it. */
export interface PaymentsCircuit {
  /** False while the provider has just been found down. */
  isClosed(): boolean
  /** Calls, or throws `PaymentsUnreachable` at once while the circuit is open. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>
}

/**
 * Opens when a number of calls in a row were not answered. After ten seconds one may be made again, which
 * closes it or leaves it open.
 */
export function createPaymentsCircuit(nowMs: () => number = Date.now): PaymentsCircuit {
  // Otherwise anybody who requests the same thing many times at once could switch cards off for everyone.
  const isDown = (error: PaymentsUnreachable) => !(error instanceof PaymentsBusy)
  const policy = circuitBreaker(handleType(PaymentsUnreachable, isDown), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(maximumFailures),
  })
  let openedAtMs = 0
  policy.onBreak(() => {
    openedAtMs = nowMs()
  })
  return {
    // The policy stays open until the next call, so the time is checked here.
    isClosed: () => policy.state !== CircuitState.Open || nowMs() - openedAtMs >= openMs,
    run: async (ask) => {
      try {
        return await policy.execute(ask)
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new PaymentsUnreachable('The payment provider has been found down')
        throw error
      }
    },
  }
}
