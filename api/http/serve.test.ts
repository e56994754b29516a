import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newBasketItem } from '#contract/cart/cart-line.ts'
import type { FieldFault } from '#contract/errors.ts'
import { id, service } from '#contract/fields.ts'
import { ApiError, FieldError } from './api-error.ts'
import { checkInput } from './serve.ts'

const schema = z.object({ count: z.int().max(5), words: z.array(z.string()).optional() })

function faultsOf(body: unknown, by: z.ZodType = schema): FieldFault[] {
  try {
    checkInput(by, body, 'body')
  } catch (error) {
    if (error instanceof FieldError) return error.faults
    throw error
  }
  return []
}

describe('input', () => {
  it('has a code for each fault: missing, of another type, too large', () => {
    expect(faultsOf({})).toEqual([{ field: 'count', code: 'required_field' }])
    expect(faultsOf({ count: null })).toEqual([{ field: 'count', code: 'required_field' }])
    expect(faultsOf({ count: 'two' })).toEqual([{ field: 'count', code: 'invalid_value' }])
    expect(faultsOf({ count: 6 })).toEqual([{ field: 'count', code: 'too_many' }])
  })

  it('is missing rather than wrong, whatever its schema says of a wrong one', () => {
    const named = z.object({ id, service })
    const fields = (code: string) => ['id', 'service'].map((field) => ({ field, code }))
    expect(faultsOf({}, named)).toEqual(fields('required_field'))
    expect(faultsOf({ id: 'x', service: null }, named)).toEqual(fields('invalid_value'))
  })

  it('is refused field by field, all of them at once', () => {
    expect(faultsOf({ words: [1] })).toEqual([
      { field: 'count', code: 'required_field' },
      { field: 'words.0', code: 'invalid_value' },
    ])
  })

  it.each(['a\0b', '\ud800', 'x\udfff'])('has no text that cannot be stored: %j', (text) => {
    expect(faultsOf({ count: 1, words: ['fine', text] })).toEqual([
      { field: 'words.1', code: 'invalid_value' },
    ])
  })

  it('has an end, however deep it is nested', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown
    expect(faultsOf({ count: 1, words: deep })).toMatchObject([{ code: 'invalid_value' }])
  })

  it('of a path is one identifier, good or bad', () => {
    expect(() => checkInput(z.object({ id }), { id: 'nobody' }, 'params')).toThrow(
      new ApiError('INVALID_ID_PAREMETER'),
    )
  })

  it('names the same thing in small letters and in capitals', () => {
    const written = '6F2C7B0E-5F43-4C11-9F3A-2F0F4B9B2B11'
    const item = { productId: written, options: [{ optionId: written, quantity: 1 }] }
    expect(checkInput(newBasketItem, item, 'body')).toMatchObject({
      productId: written.toLowerCase(),
      options: [{ optionId: written.toLowerCase() }],
    })
  })
})
