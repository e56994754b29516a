import { ServerResponse } from 'node:http'
import { putClockAhead } from './clock-ahead.ts'

/** A Friday evening, when takeaways are open. */
const beginsAt = new Date('2026-11-20T18:30:00Z')

let aheadMs = beginsAt.getTime() - Date.now()
putClockAhead(aheadMs)
announceInAnswers()

/** Puts the clock of this process forward; whatever reads it, reads the new time. */
export function putForward(byMs: number): void {
  aheadMs += byMs
  putClockAhead(aheadMs)
}

/** Node dates its answers by the machine's clock; here they carry the time that the server has. */
function announceInAnswers(): void {
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function writeDated(...given: unknown[]) {
    this.setHeader('date', new Date().toUTCString())
    // Handed on as it came, in whichever of its forms.
    return Reflect.apply(writeHead, this, given) as ServerResponse
  }
}
