import type { ServerResponse } from 'node:http'
import { answer } from '#sandbox/http/answers.ts'
import { delayAnswer } from '#sandbox/http/delay-answer.ts'
import type { Mood } from './calls.ts'

const SLOW_MS = 10_000

/**
 * Does what a mood does to every call alike: waits, hangs up, answers nonsense. Resolves to true when
 * there is nothing left to answer.
 */
export async function isSpoilt(response: ServerResponse, mood: Mood): Promise<boolean> {
  if (mood === 'slow') {
    await delayAnswer(response, SLOW_MS)
    return response.destroyed
  }
  if (mood === 'down') response.destroy()
  if (mood === 'garbled') answer(response, 'application/json; charset=utf-8', '<html>Try later')
  return mood === 'down' || mood === 'garbled'
}
