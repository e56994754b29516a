import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { paperLines } from '#rules/printing/paper-lines.ts'
import { isPrintedCode } from '#rules/printing/print-job.ts'
import { starState } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'
import { currentTicket, endTicket, hearPrinter, isOfDevice } from '../next-ticket.ts'
import { limitsOf, openToPrinters, printerOf, textOf } from '../open-to-printers.ts'
import { loadLastSentJob } from '../print-jobs.queries.ts'
import { STAR_PATH } from '../printer-secret.ts'
import type { KnownPrinter } from '../printers.queries.ts'
import { writeTicket } from '../write-ticket.ts'
import { drawTicket } from './draw-ticket.ts'

/** The one format that every CloudPRNT printer for paper takes. */
const MEDIA_TYPE = 'image/png'

/** Only the status code is mandatory; the guide asks servers to bear null for all else. */
const poll = z.object({
  statusCode: z.string().max(200),
  printerMAC: z.string().max(32).nullish(),
  printingInProgress: z.boolean().nullish(),
})

const query = z.object({
  mac: z.string().max(32).optional(),
  type: z.string().max(100).optional(),
  code: z.string().max(200).optional(),
})

/**
 * Star CloudPRNT: a printer says how it is and asks for work (POST), gets a ticket (GET), and says how it
 * ended (DELETE). A ticket may be got any number of times until then.
 */
export function starRoutes(api: FastifyInstance, context: Context): Promise<void> {
  return openToPrinters(api, (scope) => {
    const limits = limitsOf(context, secretOf)
    const admitted =
      (answer: (printer: KnownPrinter, request: FastifyRequest, reply: FastifyReply) => unknown) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const printer = await printerOf(context, 'star', secretOf(request))
        if (printer) return answer(printer, request, reply)
        return reply.code(401).header('www-authenticate', 'Basic realm="Printers"').send()
      }
    scope.post(
      STAR_PATH,
      limits,
      admitted((printer, request, reply) => answerPoll(context, printer, request, reply)),
    )
    scope.get(
      STAR_PATH,
      { ...limits, exposeHeadRoute: false },
      admitted((printer, request, reply) => answerTicket(context, printer, request, reply)),
    )
    scope.delete(
      STAR_PATH,
      limits,
      admitted((printer, request, reply) => answerEnd(context, printer, request, reply)),
    )
  })
}

/** The password of the request's Basic authentication. */
function secretOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  const encoded = /^Basic ([\w+/=]{1,200})$/i.exec(authorization)?.[1]
  if (encoded === undefined) return null
  const [, password = ''] = Buffer.from(encoded, 'base64').toString().split(':', 2)
  return password === '' ? null : password
}

async function answerPoll(
  context: Context,
  { id: printerId }: KnownPrinter,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const said = poll.safeParse(jsonOf(textOf(request.body))).data
  const state = starState(said?.statusCode ?? '')
  if (!said || state === null) return reply.code(400).send()
  const isReady = await hearPrinter(context, {
    printerId,
    state,
    device: deviceOf(said.printerMAC),
    isPrinting: said.printingInProgress ?? false,
  })
  return reply.send(
    isReady
      ? { jobReady: true, mediaTypes: [MEDIA_TYPE], deleteMethod: 'DELETE' }
      : { jobReady: false },
  )
}

async function answerTicket(
  context: Context,
  printer: KnownPrinter,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const values = query.safeParse(request.query).data
  if (!values) return reply.code(400).send()
  if (values.type !== undefined && values.type !== MEDIA_TYPE) return reply.code(415).send()
  const device = deviceOf(values.mac)
  const job = await currentTicket(context, { printerId: printer.id, device })
  if (!job) return reply.code(404).send()
  const lines = paperLines(await writeTicket(context, printer, job), 'drawn')
  return reply
    .type(MEDIA_TYPE)
    .headers({
      'x-star-cut': 'full; feed=true',
      'x-star-imageditherpattern': 'none',
      ...(job.kind === 'kitchen' && { 'x-star-buzzerstartpattern': '1' }),
    })
    .send(await drawTicket(lines))
}

async function answerEnd(
  context: Context,
  { id: printerId }: KnownPrinter,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { mac, code } = query.safeParse(request.query).data ?? {}
  if (code === undefined) return reply.code(400).send()
  const job = await loadLastSentJob(context.db, printerId)
  if (job && isOfDevice(job, deviceOf(mac)))
    await endTicket(context, job, { isPrinted: isPrintedCode(code), code })
  return reply.send()
}

const deviceOf = (mac: string | null | undefined) => (mac ?? '').trim().toLowerCase()

/** Undefined for what is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
