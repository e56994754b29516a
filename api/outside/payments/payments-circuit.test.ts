import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPaymentsCircuit } from './payments-circuit.ts'
import { PaymentsRefused, PaymentsUnreachable } from './payments.port.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const isDown = () => Promise.reject(new PaymentsUnreachable('down'))
const refuses = () => Promise.reject(new PaymentsRefused('card_declined', 'no'))
const works = () => Promise.resolve('an answer')

async function broken() {
  const circuit = createPaymentsCircuit()
  for (let times = 0; times < 5; times++) await circuit.run(isDown).catch(() => null)
  return circuit
}

test('five calls without an answer open it, and then none is made', async () => {
  const circuit = createPaymentsCircuit()
  for (let times = 0; times < 4; times++) await circuit.run(isDown).catch(() => null)
  expect(circuit.isClosed()).toBe(true)
  await expect(circuit.run(isDown)).rejects.toThrow('down')
  expect(circuit.isClosed()).toBe(false)
  const call = vi.fn<typeof works>(works)
  await expect(circuit.run(call)).rejects.toThrow(PaymentsUnreachable)
  expect(call).not.toHaveBeenCalled()
})

test('a no is an answer', async () => {
  const circuit = createPaymentsCircuit()
  for (let times = 0; times < 9; times++)
    await expect(circuit.run(refuses)).rejects.toThrow(PaymentsRefused)
  expect(circuit.isClosed()).toBe(true)
})

test('after ten seconds it allows one, and an answer closes it', async () => {
  const circuit = await broken()
  vi.setSystemTime(Date.now() + 9_999)
  expect(circuit.isClosed()).toBe(false)
  vi.setSystemTime(Date.now() + 1)
  expect(circuit.isClosed()).toBe(true)
  expect(await circuit.run(works)).toBe('an answer')
  expect(circuit.isClosed()).toBe(true)
})

test('and one more failure leaves it open', async () => {
  const circuit = await broken()
  vi.setSystemTime(Date.now() + 10_000)
  await expect(circuit.run(isDown)).rejects.toThrow('down')
  expect(circuit.isClosed()).toBe(false)
})
