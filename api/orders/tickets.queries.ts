import { sql, type RawBuilder } from 'kysely'

/**
 * The part of the statement that accepts an order (its `moved`) which queues its tickets: for each printer of
 * the store that prints orders of its service, as many as it prints. A printer that is being removed is waited
 * for, and left out. Where accepting was undone before, what waits still is not queued again, and what was
 * printed is printed as a copy.
 */
export function queueingTickets(at: Date): RawBuilder<unknown> {
  return sql`, ticket_printer AS (
      SELECT printer.id, printer.kitchen_copies, printer.customer_copies, moved.id AS order_id
      FROM moved JOIN orders ON orders.id = moved.id
        JOIN printer ON printer.store_id = moved.store_id
          AND orders.service = ANY (printer.services)
      FOR KEY SHARE OF printer
    ), ticket AS (
      INSERT INTO print_job (printer_id, order_id, kind, copy, copies, is_requested, is_copy, queued_at)
      SELECT printer.id, printer.order_id, wanted.kind, copy.copy, wanted.copies, false,
        earlier.was_sent, ${at}
      FROM ticket_printer AS printer
        CROSS JOIN LATERAL (VALUES
          (1, 'kitchen', printer.kitchen_copies), (2, 'customer', printer.customer_copies)
        ) AS wanted (position, kind, copies)
        CROSS JOIN LATERAL generate_series(1, wanted.copies) AS copy (copy)
        CROSS JOIN LATERAL (
          SELECT coalesce(bool_or(job.status IN ('sent', 'printed')), false) AS was_sent,
            coalesce(bool_or(job.status = 'waiting'), false) AS is_waiting
          FROM print_job AS job
          WHERE job.order_id = printer.order_id AND job.printer_id = printer.id
            AND job.kind = wanted.kind AND job.copy = copy.copy AND NOT job.is_requested
        ) AS earlier
      WHERE NOT earlier.is_waiting
      ORDER BY printer.id, wanted.position, copy.copy
    )`
}
