-- What staff write down about an order that does not move it: they have seen that it was missed, they
-- begin to cook what was ordered for later, it takes longer than was promised.
ALTER TABLE order_event
  DROP CONSTRAINT order_event_act_check,
  ADD CONSTRAINT order_event_act_check CHECK (act IN
    ('place', 'authorise', 'abandon', 'accept', 'decline', 'cancel', 'dispatch', 'ready', 'complete',
     'expire', 'capture', 'void', 'refund', 'acknowledge', 'start', 'delay'));
-- Besides refunds, delays may happen several times.
CREATE UNIQUE INDEX order_event_once_of_order
  ON order_event (order_id, act, (CASE WHEN act IN ('refund', 'delay') THEN id ELSE 0 END));
DROP INDEX order_event_of_order;

-- An order that nobody answered in time, until one of the staff says they have seen it. Those of before
-- need no answer.
ALTER TABLE orders
  ADD COLUMN is_missed boolean NOT NULL DEFAULT false CHECK (NOT is_missed OR status = 'declined');
CREATE INDEX orders_missed ON orders (store_id, due_at) WHERE is_missed;

-- What a pause does and why it is there. Pauses of before left orders for later as they were.
ALTER TABLE store
  ADD COLUMN pause_takes_pre_orders boolean NOT NULL DEFAULT true,
  ADD COLUMN pause_reason text NOT NULL DEFAULT 'staff'
    CHECK (pause_reason IN ('staff', 'missedOrders'));
