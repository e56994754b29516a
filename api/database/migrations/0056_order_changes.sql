-- A line of an order that its store changes after it was placed, as a dish has run out: one row for each
-- time, with the line as it was, as it was proposed, and as it became.
CREATE TABLE order_change (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('remove', 'reduce', 'replace')),
  state text NOT NULL CHECK (state IN ('waiting', 'made', 'refused', 'expired', 'withdrawn')),
  -- What became of the line; null while the customer has not answered.
  result text CHECK (result IN ('changed', 'removed', 'unchanged')),
  -- How the customer agreed; null: not yet, or not at all.
  approval text CHECK (approval IN ('choice', 'customer', 'phone')),
  before jsonb NOT NULL,
  proposed jsonb NOT NULL,
  after jsonb,
  -- By how much the customer pays less: as proposed, and as it became.
  saves_pence pence NOT NULL,
  -- What the customer pays with it, all refunds taken off.
  pays_pence pence NOT NULL,
  -- The order's totals, where they changed with the line; null: they did not.
  total_before pence,
  total_after pence,
  -- The colleague who proposed it, and who ended it; null: the customer, the clock or a deleted account.
  proposed_by uuid REFERENCES account ON DELETE SET NULL,
  decided_by uuid REFERENCES account ON DELETE SET NULL,
  proposed_at timestamptz NOT NULL,
  -- Until when the customer may answer; null: they were not asked.
  deadline_at timestamptz,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'waiting') = (result IS NULL)),
  CHECK (state <> 'waiting' OR deadline_at IS NOT NULL),
  CHECK ((result IN ('changed', 'removed')) = (after IS NOT NULL)),
  CHECK (total_after <= total_before)
);
CREATE INDEX order_change_order ON order_change (order_id, proposed_at);
-- A line waits for one answer at a time.
CREATE UNIQUE INDEX order_change_waiting ON order_change (order_id, position) WHERE state = 'waiting';
CREATE INDEX order_change_proposed_by ON order_change (proposed_by) WHERE proposed_by IS NOT NULL;
CREATE INDEX order_change_decided_by ON order_change (decided_by) WHERE decided_by IS NOT NULL;

-- How many changes wait for the customer, in the row that every act on the order locks.
ALTER TABLE orders
  ADD COLUMN waiting_changes integer NOT NULL DEFAULT 0 CHECK (waiting_changes >= 0);

-- What the card was authorised for, where less is captured than that; null: amount_pence.
ALTER TABLE payment ADD COLUMN authorised_pence pence CHECK (authorised_pence >= amount_pence);

-- The change that a refund belongs to.
ALTER TABLE refund ADD COLUMN change_id uuid REFERENCES order_change;
CREATE UNIQUE INDEX refund_change ON refund (change_id) WHERE change_id IS NOT NULL;

ALTER TABLE order_event
  DROP CONSTRAINT order_event_act_check,
  ADD CONSTRAINT order_event_act_check CHECK (act IN
    ('place', 'authorise', 'abandon', 'accept', 'decline', 'cancel', 'dispatch', 'ready', 'complete',
     'expire', 'capture', 'void', 'refund', 'acknowledge', 'start', 'delay', 'undo', 'recall',
     'proposeChange', 'change', 'refuseChange', 'withdrawChange'));
-- Whatever may happen several times.
CREATE UNIQUE INDEX order_event_once_or_often ON order_event (order_id, act, (CASE WHEN act IN
  ('refund', 'delay', 'undo', 'recall', 'accept', 'start', 'dispatch', 'ready', 'complete',
   'proposeChange', 'change', 'refuseChange', 'withdrawChange')
  THEN id ELSE 0 END));
DROP INDEX IF EXISTS order_event_once_of_order, order_event_of_order;

-- What an order promised stays frozen, but for the person, and for what a change of it says.
CREATE OR REPLACE FUNCTION refuse_change_of_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.store_id, NEW.cart_token, NEW.service, NEW.placed_at)
    IS DISTINCT FROM
     (OLD.id, OLD.number, OLD.store_id, OLD.cart_token, OLD.service, OLD.placed_at)
    OR ((NEW.total_pence, NEW.subtotal_pence) IS DISTINCT FROM (OLD.total_pence, OLD.subtotal_pence)
      AND NOT EXISTS (SELECT FROM order_change AS change WHERE change.order_id = NEW.id
        AND change.total_before = OLD.total_pence AND change.total_after = NEW.total_pence))
    OR (OLD.status <> 'unpaid'
      AND NEW.snapshot NOT IN (OLD.snapshot, order_without_person(OLD.snapshot))
      AND (NEW.snapshot - 'allergens' - 'discount' <> OLD.snapshot - 'allergens' - 'discount'
        OR NOT EXISTS (SELECT FROM order_change AS change WHERE change.order_id = NEW.id
          AND change.after IS NOT NULL)))
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refuse_change_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - 'snapshot' <> to_jsonb(OLD) - 'snapshot'
    OR NEW.snapshot <> line_without_person(OLD.snapshot))
    AND NOT EXISTS (SELECT FROM order_change AS change
      WHERE change.order_id = OLD.order_id AND change.position = OLD.position
        AND NEW.order_id = OLD.order_id AND NEW.position = OLD.position
        AND NEW.snapshot ->> 'note' = OLD.snapshot ->> 'note'
        AND change.after @> jsonb_build_object('productId', NEW.product_id, 'name', NEW.name)
        AND ((NEW.quantity, NEW.line_pence, NEW.discount_pence)
            = (OLD.quantity, OLD.line_pence, OLD.discount_pence)
          OR change.after @> jsonb_build_object('quantity', NEW.quantity,
            'linePence', NEW.line_pence, 'discountPence', NEW.discount_pence)))
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
-- A line that was taken out stays in its place, as refunds and reports name lines by it.
ALTER TABLE order_line
  DROP CONSTRAINT order_line_quantity_check,
  ADD CONSTRAINT order_line_quantity_check CHECK (quantity >= 0);
