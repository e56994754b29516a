export const WEBHOOK_WAYS = ['inOrder', 'shuffled', 'duplicated', 'off'] as const

/** How badly the stand-in behaves. All of it is off at first. */
export type Trouble = {
  /** Every call takes this long at least. */
  latencyMs: number
  /** Share of calls (0 to 1) that fail with a 500 before anything is done. */
  failRate: number
  /** Share of calls (0 to 1) that are done, and whose answer is lost with the connection. */
  loseRate: number
  /** Calls are never answered: `before` they do anything, or `after`. */
  hang: 'before' | 'after' | false
  /** Off queues events until it is changed again. */
  webhooks: (typeof WEBHOOK_WAYS)[number]
  /** Events are sent this much later; shuffled ones at any time within it. */
  delayMs: number
  /** How long until a refused event is sent again; doubled each time. */
  retryMs: number
  /** How long until a refund that is not done at once comes to its end. */
  slowRefundMs: number
}

export const NO_TROUBLE: Trouble = {
  latencyMs: 0,
  failRate: 0,
  loseRate: 0,
  hang: false,
  webhooks: 'inOrder',
  delayMs: 0,
  retryMs: 1000,
  slowRefundMs: 3000,
}

/** The trouble of now, changed from outside. */
export class Troubles {
  now: Trouble = NO_TROUBLE
  readonly #listeners = new Set<() => void>()

  change(trouble: Trouble): void {
    this.now = trouble
    this.#listeners.forEach((listener) => listener())
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }
}

/** The trouble that a JSON request sets; what it does not name has its default. */
export function troubleOf(json: unknown): Trouble | null {
  if (typeof json !== 'object' || json === null) return null
  const requested: Record<string, unknown> = { ...NO_TROUBLE, ...json }
  if (Object.keys(requested).length !== Object.keys(NO_TROUBLE).length) return null
  const { latencyMs, failRate, loseRate, delayMs, retryMs, slowRefundMs } = requested
  const hang = requested['hang'] === true ? 'before' : requested['hang']
  const webhooks = WEBHOOK_WAYS.find((way) => way === requested['webhooks'])
  if (!isAmount(latencyMs) || !isAmount(delayMs) || !isAmount(retryMs)) return null
  if (!isAmount(slowRefundMs) || !isShare(failRate) || !isShare(loseRate) || !webhooks) return null
  if (hang !== 'before' && hang !== 'after' && hang !== false) return null
  return { latencyMs, failRate, loseRate, hang, webhooks, delayMs, retryMs, slowRefundMs }
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value)
}

function isShare(value: unknown): value is number {
  return isAmount(value) && value <= 1
}
