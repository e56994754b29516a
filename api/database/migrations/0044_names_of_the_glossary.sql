-- Tables, columns and values are called what the glossary calls them.

-- A reservation, of a cart or an order, in a slot.
ALTER TABLE slot_place RENAME TO slot_reservation;
ALTER TABLE slot_reservation RENAME COLUMN held_until TO reserved_until;
ALTER INDEX slot_place_slot RENAME TO slot_reservation_slot;
ALTER INDEX slot_place_kept RENAME TO slot_reservation_network;
ALTER INDEX orders_kept RENAME TO orders_unpaid_network;

-- A discrepancy between the payment provider, the orders and the ledger.
ALTER TABLE payment_finding RENAME TO payment_discrepancy;
ALTER TABLE payment_discrepancy RENAME COLUMN looked_at TO checked_at;
ALTER INDEX payment_finding_open RENAME TO payment_discrepancy_open;
ALTER INDEX payment_finding_resolved_by RENAME TO payment_discrepancy_resolved_by;
UPDATE payment_discrepancy
SET kind = CASE kind WHEN 'standsStill' THEN 'stuck' ELSE 'holdExpired' END
WHERE kind IN ('standsStill', 'holdGone');

-- What is requested of the payment provider, and when that is finished.
ALTER TABLE payment RENAME COLUMN asked_at TO requested_at;
ALTER TABLE refund RENAME COLUMN asked_at TO requested_at;
ALTER TABLE refund RENAME COLUMN settled_at TO finished_at;
DROP INDEX refund_asked;
ALTER TABLE refund DROP CONSTRAINT refund_status_check;
UPDATE refund SET status = 'requested' WHERE status = 'asked';
ALTER TABLE refund
  ALTER COLUMN status SET DEFAULT 'requested',
  ADD CONSTRAINT refund_status_check CHECK (status IN ('requested', 'succeeded', 'failed'));
CREATE INDEX refund_requested ON refund (requested_at) WHERE status = 'requested';

-- What a customer wants of a report, and what people write in it.
ALTER TABLE problem_report RENAME COLUMN wish TO remedy;
ALTER TABLE problem_report RENAME COLUMN words TO text;
ALTER TABLE problem_event RENAME COLUMN words TO text;

ALTER TABLE unit_postcode_import RENAME COLUMN begun_at TO started_at;

-- Constraints are named after their tables and columns; which there are depends on the PostgreSQL.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT conrelid::regclass AS of, conname AS former, replace(replace(replace(replace(replace(
      replace(replace(replace(conname, 'slot_place', 'slot_reservation'),
        'payment_finding', 'payment_discrepancy'), '_is_of_kept', '_is_of_a_cart'),
        '_asked_at_', '_requested_at_'), '_wish_', '_remedy_'), '_words_', '_text_'),
        '_begun_at_', '_started_at_'), '_held_until_', '_reserved_until_') AS latter
    FROM pg_constraint
    WHERE conrelid IN ('slot_reservation'::regclass, 'payment_discrepancy'::regclass,
      'refund'::regclass, 'problem_report'::regclass, 'problem_event'::regclass,
      'unit_postcode_import'::regclass)
  LOOP
    IF one.former <> one.latter THEN
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.of, one.former, one.latter);
    END IF;
  END LOOP;
END $$;
