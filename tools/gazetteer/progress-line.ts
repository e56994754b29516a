import type { ImportProgress } from './import-progress.ts'

type Screen = {
  write(text: string): void
  /** Whether a line can be written over. */
  isTTY: boolean
  columns: number
}

const barWidth = 16
const redrawMs = 100
const plainLineMs = 5000

/**
 * Shows how an import goes on: one line that is written over on a terminal, else a line every few
 * seconds. `done` leaves the cursor on a line of its own.
 */
export function progressLine(screen: Screen, nowMs: () => number = () => performance.now()) {
  const pauseMs = screen.isTTY ? redrawMs : plainLineMs
  let began: { atMs: number; doneBytes: number; loaded: number } | null = null
  let shownAtMs = -Infinity
  let isLineOpen = false

  const show = (text: string) => {
    shownAtMs = nowMs()
    isLineOpen = screen.isTTY
    screen.write(screen.isTTY ? `\r\u001B[K${text.slice(0, screen.columns - 1)}` : `${text}\n`)
  }
  const done = () => {
    if (isLineOpen) screen.write('\r\u001B[K')
    isLineOpen = false
  }

  return {
    show(progress: ImportProgress): void {
      if (progress.step !== 'reading' && progress.step !== 'resuming') {
        show(stepText[progress.step])
        return
      }
      began ??= { atMs: nowMs(), doneBytes: progress.doneBytes, loaded: progress.loaded }
      if (progress.step === 'resuming') {
        done()
        screen.write(`${resumedText(progress)}\n`)
      } else if (nowMs() - shownAtMs >= pauseMs) {
        show(readingText(progress, began, nowMs(), screen.isTTY))
      }
    },
    done,
  }
}

const stepText = {
  checking: 'Looking at the file…',
  indexing: 'Read to the end. Building the indexes…',
  swapping: 'Putting the new postcodes in place…',
}

type Reading = Extract<ImportProgress, { step: 'reading' | 'resuming' }>

function resumedText({ doneBytes, totalBytes, loaded, partName }: Reading): string {
  if (doneBytes >= totalBytes)
    return `An earlier run read it to the end: ${count(loaded)} postcodes.`
  const percent = Math.floor((100 * doneBytes) / totalBytes)
  return `An earlier run stopped at ${percent} %, with ${count(loaded)} postcodes: going on in ${partName}.`
}

function readingText(
  { doneBytes, totalBytes, loaded }: Reading,
  began: { atMs: number; doneBytes: number; loaded: number },
  atMs: number,
  isTTY: boolean,
): string {
  const share = totalBytes > 0 ? doneBytes / totalBytes : 1
  const seconds = (atMs - began.atMs) / 1000
  const filled = Math.round(share * barWidth)
  const bar = isTTY ? ` ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}` : ''
  const parts = [
    `${String(Math.floor(share * 100)).padStart(3)} %${bar} ${count(loaded)} postcodes`,
  ]
  if (seconds > 0.5 && doneBytes > began.doneBytes) {
    const secondsLeft = ((totalBytes - doneBytes) * seconds) / (doneBytes - began.doneBytes)
    parts.push(
      `${count((loaded - began.loaded) / seconds)} a second`,
      `${timeText(secondsLeft)} left`,
    )
  }
  return parts.join(', ')
}

/** "1,694,203". */
export function count(number: number): string {
  return Math.round(number).toLocaleString('en-GB')
}

/** "40 s", "2 min 5 s". */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
