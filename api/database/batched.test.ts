import { expect, test } from 'vitest'
import { Batched } from './batched.ts'

/** Doubles numbers, each round when it is released; records which went together. */
function doubling(maximum: number) {
  const rounds: { questions: readonly number[]; letGo: (failure?: Error) => void }[] = []
  const batched = new Batched<number, number>(
    maximum,
    (questions) =>
      new Promise((resolve, reject) => {
        const letGo = (failure?: Error) =>
          failure ? reject(failure) : resolve(questions.map((each) => each * 2))
        rounds.push({ questions, letGo })
      }),
  )
  return { rounds, ask: (number: number) => batched.ask(number) }
}

test('sends the questions of one turn together, and those that come meanwhile in the next round', async () => {
  const { rounds, ask } = doubling(10)
  const first = [ask(1), ask(2)]
  await expect.poll(() => rounds.length).toBe(1)
  const second = [ask(3), ask(4)]
  rounds[0]?.letGo()
  expect(await Promise.all(first)).toEqual([2, 4])
  await expect.poll(() => rounds.length).toBe(2)
  rounds[1]?.letGo()
  expect(await Promise.all(second)).toEqual([6, 8])
  expect(rounds.map(({ questions }) => questions)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('no more go together than may', async () => {
  const { rounds, ask } = doubling(2)
  const answers = Promise.all([1, 2, 3].map(ask))
  await expect.poll(() => rounds.length).toBe(1)
  rounds[0]?.letGo()
  await expect.poll(() => rounds.length).toBe(2)
  rounds[1]?.letGo()
  expect(await answers).toEqual([2, 4, 6])
  expect(rounds.map(({ questions }) => questions.length)).toEqual([2, 1])
})

test('a round that fails fails for those in it alone', async () => {
  const { rounds, ask } = doubling(1)
  const answers = Promise.allSettled([ask(1), ask(2)])
  await expect.poll(() => rounds.length).toBe(1)
  rounds[0]?.letGo(new Error('away'))
  await expect.poll(() => rounds.length).toBe(2)
  rounds[1]?.letGo()
  expect(await answers).toMatchObject([{ reason: new Error('away') }, { value: 4 }])
})
