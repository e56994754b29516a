import { z } from 'zod'
import { REFUND_PAYERS } from '#rules/payments/payment-status.ts'
import { call } from '#contract/call.ts'
import { ORDER_TOTAL_MAXIMUM_PENCE } from '#contract/constants.ts'
import { because, pence, wholeNumber } from '#contract/fields.ts'

const whole = (least: number, highest: number) =>
  z
    .int({ error: ({ input }) => (input === undefined ? 'required_field' : 'invalid_value') })
    .min(least, because('too_few'))
    .max(highest, because('too_many'))

const amount = pence.min(1, because('too_few')).max(ORDER_TOTAL_MAXIMUM_PENCE, because('too_many'))

/** The credit for a late order: a share of what it cost, or an amount. */
const lateCredit = z
  .object({
    /** From so many minutes past the end of the promised window on. */
    minutes: whole(1, 1440),
    percent: whole(1, 100).nullable(),
    pence: amount.nullable(),
    /** The maximum amount; null: no limit. */
    capPence: amount.nullable(),
    payer: z.enum(REFUND_PAYERS, because('required_field')),
  })
  .refine((rule) => (rule.percent === null) !== (rule.pence === null), {
    path: ['pence'],
    error: 'invalid_value',
  })

const policy = z.object({
  /** How long after its completion an order's problems can be reported. */
  reportHours: whole(1, 720),
  /** How long a store has to answer before the marketplace decides. */
  answerHours: whole(1, 168),
  /** Null: no order is credited automatically. */
  lateCredit: lateCredit.nullable(),
  /** Counts the changes: a change names the one it was made to. */
  version: wholeNumber,
})
export type ProblemPolicy = z.output<typeof policy>

export const getProblemPolicy = call({
  id: 'getProblemPolicy',
  method: 'GET',
  path: '/operator/problem-policy',
  summary: 'How long problems can be reported and answered, and what is credited for a late order',
  permission: 'operator',
  operatorPermission: 'problems',
  output: policy,
  errors: [],
})

export const changeProblemPolicy = call({
  id: 'changeProblemPolicy',
  method: 'PUT',
  path: '/operator/problem-policy',
  summary: 'Changes it for what is reported, and for orders that are completed, from now on',
  permission: 'operator',
  operatorPermission: 'problems',
  body: policy,
  output: policy,
  errors: ['PROBLEM_POLICY_HAS_CHANGED'],
})

export const problemPolicyCalls = { getProblemPolicy, changeProblemPolicy }
