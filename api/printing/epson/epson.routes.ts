import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paperLines } from '#rules/printing/paper-lines.ts'
import { epsonState } from '#rules/printing/printer-status.ts'
import type { Context } from '#api/context.ts'
import { endTicket, hearPrinter, sendNextTicket } from '../next-ticket.ts'
import { limitsOf, openToPrinters, printerOf, textOf } from '../open-to-printers.ts'
import { loadOpenJob } from '../print-jobs.queries.ts'
import { EPSON_PATH } from '../printer-secret.ts'
import { noteSeen, type KnownPrinter } from '../printers.queries.ts'
import { writeTicket } from '../write-ticket.ts'
import { printRequest } from './epos-print.ts'
import { readPrintResults, readStatus } from './read-response.ts'

const XML = 'text/xml; charset=utf-8'

/**
 * Epson Server Direct Print: a printer asks for work (GetRequest), says how it ended (SetResponse) and, where
 * that is turned on, how it is (SetStatus). It authenticates by digest alone, which would need its password to
 * be stored; so its secret is a part of the path, which is written to no log.
 */
export function epsonRoutes(api: FastifyInstance, context: Context): Promise<void> {
  return openToPrinters(api, (scope) => {
    scope.post(`${EPSON_PATH}/:secret`, limitsOf(context, secretOf), async (request, reply) => {
      const printer = await printerOf(context, 'epson', secretOf(request))
      if (!printer) return reply.code(404).send()
      const form = new URLSearchParams(textOf(request.body))
      return answer(context, printer, form, reply.type(XML))
    })
  })
}

function secretOf({ params }: FastifyRequest): string | null {
  const { secret } = params as { secret: string } // The path has it.
  return secret
}

async function answer(
  context: Context,
  printer: KnownPrinter,
  form: URLSearchParams,
  reply: FastifyReply,
) {
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return reply.send(await nextTicket(context, printer))
    case 'SetResponse':
      await takeResults(context, printer, form.get('ResponseFile') ?? '')
      return reply.send('')
    case 'Status':
    case 'SetStatus':
      await takeStatus(context, printer, form.get('Status') ?? form.get('ResponseFile') ?? '')
      return reply.send('')
    default:
      return reply.code(400).send('')
  }
}

/** Empty when there is nothing to print. */
async function nextTicket(context: Context, printer: KnownPrinter): Promise<string> {
  const poll = { printerId: printer.id, state: null, device: '', isPrinting: false }
  if (!(await hearPrinter(context, poll))) return ''
  const job = await sendNextTicket(context, poll)
  if (!job) return ''
  const lines = paperLines(await writeTicket(context, printer, job), 'latin1')
  return printRequest(`${job.id}-${job.attempts}`, lines)
}

async function takeResults(
  context: Context,
  { id: printerId }: KnownPrinter,
  file: string,
): Promise<void> {
  for (const { jobId, attempt, isPrinted, code, status } of readPrintResults(file)) {
    const state = epsonState({ code: isPrinted ? '' : code || 'unknown', status })
    await noteSeen(context.db, { printerId, state, at: context.now() })
    const job = await loadOpenJob(context.db, printerId, jobId)
    // That an earlier sending failed says nothing of the one that is printed now.
    if (job && (isPrinted || job.attempts === attempt))
      await endTicket(context, job, { isPrinted, code })
  }
}

async function takeStatus(
  context: Context,
  { id: printerId }: KnownPrinter,
  file: string,
): Promise<void> {
  const status = readStatus(file)
  if (status === null) return
  const state = epsonState({ code: '', status })
  await noteSeen(context.db, { printerId, state, at: context.now() })
}
