-- What staff take back: an event that undoes another one, at most once each; and by how many minutes an
-- order takes longer. Whatever may be done again after it was undone happens several times.
ALTER TABLE order_event
  ADD COLUMN undoes bigint UNIQUE REFERENCES order_event,
  ADD COLUMN minutes integer,
  -- Of an event that moved when the order is due: when that was before.
  ADD COLUMN was_due_at timestamptz,
  ADD CONSTRAINT order_event_undoes_check
    CHECK ((act IN ('undo', 'recall')) = (undoes IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT order_event_minutes_check
    CHECK ((act = 'delay') = (minutes IS NOT NULL)) NOT VALID,
  DROP CONSTRAINT order_event_act_check,
  ADD CONSTRAINT order_event_act_check CHECK (act IN
    ('place', 'authorise', 'abandon', 'accept', 'decline', 'cancel', 'dispatch', 'ready', 'complete',
     'expire', 'capture', 'void', 'refund', 'acknowledge', 'start', 'delay', 'undo', 'recall')) NOT VALID;
ALTER TABLE order_event
  VALIDATE CONSTRAINT order_event_undoes_check,
  VALIDATE CONSTRAINT order_event_minutes_check,
  VALIDATE CONSTRAINT order_event_act_check;

CREATE UNIQUE INDEX order_event_of_order ON order_event (order_id, act, (CASE WHEN act IN
  ('refund', 'delay', 'undo', 'recall', 'accept', 'start', 'dispatch', 'ready', 'complete')
  THEN id ELSE 0 END));
DROP INDEX order_event_once_of_order;
