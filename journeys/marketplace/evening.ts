import { ServerResponse } from 'node:http'
import { putClockAhead } from './clock-ahead.ts'

/** A Friday evening, when takeaways are open. */
const beginsAt = new Date('2026-11-20T18:30:00Z')

let aheadMs = beginsAt.getTime() - Date.now()
putClockAhead(aheadMs)
announceInAnswers()

/** Moves the clock of this process ahead. */
export function putForward(byMs: number): void {
  aheadMs += byMs
  putClockAhead(aheadMs)
}

/** Node dates its answers by the machine's clock; here they have the time of the server. */
function announceInAnswers(): void {
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function writeDated(...given: unknown[]) {
    this.setHeader('date', new Date().toUTCString())
    // Passed on unchanged, in whichever of its forms.
    return Reflect.apply(writeHead, this, given) as ServerResponse
  }
}
