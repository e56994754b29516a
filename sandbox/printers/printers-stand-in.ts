import { readFileSync } from 'node:fs'
import { answer, answerPage, answerSeeOther } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route, StandIn } from '#sandbox/http/stand-in.ts'
import { EpsonPrinter } from './epson-printer.ts'
import { CONDITIONS, MISHAPS, type Printer } from './printer.ts'
import { printersPage, type ShownPrinter } from './printers-page.ts'
import type { SetUp } from './set-up.ts'
import { StarPrinter } from './star-printer.ts'

const SCRIPT = readFileSync(new URL('./printers.browser.js', import.meta.url), 'utf8')
/** As often as the set-up of real printers says. */
const POLL_MS = 5000

/**
 * A Star and an Epson ticket printer, with their paper, which is gone after a restart. `star` is where the Star
 * printer fetches its tickets from the start; null: nowhere, until somebody types that in.
 */
export function standInForPrinters(star: SetUp | null): StandIn {
  const shown: ShownPrinter[] = [
    { kind: 'star', printer: new StarPrinter(fetch) },
    { kind: 'epson', printer: new EpsonPrinter(fetch) },
  ]
  const printers = new Map<string, Printer>(shown.map(({ kind, printer }) => [kind, printer]))
  if (star) void printers.get('star')?.connect(star)
  const timers = shown.map(({ printer }) => setInterval(() => void printer.poll(), POLL_MS).unref())
  return {
    title: 'Ticket printers',
    purpose: 'A Star and an Epson printer that fetch tickets, and show what they print.',
    homePath: '/printers',
    routes: pageRoutes(shown, printers),
    stop: async () => timers.forEach(clearInterval),
  }
}

const PAGE = '/printers'

function pageRoutes(
  shown: readonly ShownPrinter[],
  printers: ReadonlyMap<string, Printer>,
): Route[] {
  /** A form about one of the printers; the browser then loads the page again. */
  const form = (
    name: string,
    act: (printer: Printer, form: URLSearchParams) => unknown,
  ): Route => ({
    method: 'POST',
    path: new RegExp(`^/printers/(star|epson)/${name}$`),
    async answer({ request, response, params: [kind = ''] }) {
      const printer = printers.get(kind)
      const given = new URLSearchParams((await readBody(request)) ?? '')
      if (printer) await act(printer, given)
      answerSeeOther(response, PAGE)
    },
  })
  return [
    {
      method: 'GET',
      path: /^\/printers\/?$/,
      answer: ({ response }) => answerPage(response, printersPage(shown, null)),
    },
    {
      method: 'GET',
      path: /^\/printers\/printers\.js$/,
      answer: ({ response }) => answer(response, 'text/javascript; charset=utf-8', SCRIPT),
    },
    {
      method: 'GET',
      path: /^\/printers\/(star|epson)\/papers\/(\d+)\.png$/,
      answer: (call) => answerPicture(printers, call),
    },
    {
      method: 'POST',
      path: /^\/printers\/(star|epson)\/set-up$/,
      async answer({ request, response, params: [kind = ''] }) {
        const given = new URLSearchParams((await readBody(request)) ?? '')
        const part = (name: keyof SetUp) => (given.get(name) ?? '').trim()
        try {
          await printers
            .get(kind)
            ?.connect({ url: part('url'), user: part('user'), password: part('password') })
        } catch {
          const problem = 'That is no address for a ticket printer: copy it from the store app.'
          return answerPage(response, printersPage(shown, problem), { status: 422 })
        }
        answerSeeOther(response, PAGE)
      },
    },
    form('condition', (printer, given) => setCondition(printer, given)),
    form('poll', (printer) => printer.poll()),
    form('throw-away', (printer) => printer.throwPapersAway()),
  ]
}

async function setCondition(printer: Printer, given: URLSearchParams): Promise<void> {
  const mishap = keyOf(MISHAPS, given.get('mishap'))
  if (mishap) printer.mishap = mishap
  const condition = keyOf(CONDITIONS, given.get('condition'))
  if (condition) await printer.turn(condition)
}

/** The key of this name, if there is one. */
function keyOf<Key extends string>(of: Readonly<Record<Key, string>>, name: string | null) {
  // Object.keys forgets which keys these are.
  return (Object.keys(of) as Key[]).find((key) => key === name)
}

function answerPicture(
  printers: ReadonlyMap<string, Printer>,
  { response, params: [kind = '', id = ''] }: Call,
): void {
  const paper = printers.get(kind)?.papers.find((each) => String(each.id) === id)
  if (!paper || typeof paper.content === 'string')
    return answer(response, 'text/plain', 'No such ticket.', { status: 404 })
  answer(response, 'image/png', paper.content)
}
