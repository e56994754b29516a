import { beforeEach, describe, expect, it } from 'vitest'
import { ERRORS, SUCCESSES, VALIDATION_ERROR, type ErrorCode } from '#contract/errors.ts'
import { closeToast, currentToasts, type Toast } from '#ui/toast/toast-queue.ts'
import type { ApiFailure } from './api-failure.ts'
import { showFailure } from './show-failure.ts'
import { showSuccess } from './show-success.ts'

beforeEach(() => {
  for (const { key } of currentToasts()) closeToast(key)
})

/** The oldest first. */
const toasts = (): Toast[] => currentToasts().toReversed()

const failure = (code: string, status = 409): ApiFailure => ({
  status,
  code,
  details: {},
  fields: [],
})
const GOOD_NEWS = ['EXISTING_USER', 'EXISTING_USER_UNCOMPLETED', 'REGISTRATION_ALREADY_COMPLETED']
// The names of the catalogue are its codes.
const codes = Object.keys(ERRORS) as ErrorCode[]

describe('a failure', () => {
  it('of validation has no message, since each field shows its own', () => {
    showFailure({ ...failure(VALIDATION_ERROR, 400), fields: [] })
    expect(toasts()).toEqual([])
  })

  it('with status 500 is the generic server error, whatever its code', () => {
    showFailure(failure('EXISTING_USER', 500))
    expect(toasts()).toMatchObject([{ title: expect.stringMatching(/^Something went wrong/) }])
  })

  it('that is none of ours is the generic server error', () => {
    showFailure(new TypeError('x is not a function'))
    showFailure(failure('SOMETHING_NEW', 418))
    expect(toasts().map(({ id }) => id)).toEqual(['INTERNAL_SERVER_ERROR', 'SOMETHING_NEW'])
    for (const { title } of toasts()) expect(title).toMatch(/^Something went wrong/)
  })

  it('403 with SUSPENDED_USER says that the account is suspended, until it is dismissed', () => {
    showFailure(failure('SUSPENDED_USER', 403))
    expect(toasts()).toMatchObject([
      {
        variant: 'danger',
        title: 'The account has been suspended. Please contact the administrator.',
        timeoutMs: 0,
      },
    ])
  })

  it.each(GOOD_NEWS)('%s is shown in the style of success', (code) => {
    showFailure(failure(code))
    expect(toasts()).toMatchObject([{ id: code, variant: 'positive' }])
  })

  it('of any other code is shown as an error', () => {
    const others = codes.filter((code) => !GOOD_NEWS.includes(code))
    for (const code of others) showFailure(failure(code))
    expect(toasts()).toHaveLength(others.length)
    expect(toasts().every(({ variant }) => variant === 'danger')).toBe(true)
  })
})

it('good news are shown in the style of success', () => {
  for (const code of SUCCESSES) showSuccess(code)
  expect(toasts().map(({ id, variant }) => [id, variant])).toEqual(
    SUCCESSES.map((code) => [code, 'positive']),
  )
})
