-- Operators write to the restaurant of an order too: the message is emailed, and stands on its board until
-- somebody there has read it.
ALTER TABLE order_note
  DROP CONSTRAINT order_note_kind_check,
  ADD CONSTRAINT order_note_kind_check CHECK (kind IN ('note', 'message', 'storeMessage', 'act')),
  ADD COLUMN read_at timestamptz,
  ADD COLUMN read_by uuid REFERENCES account ON DELETE SET NULL,
  ADD CONSTRAINT order_note_read CHECK (read_at IS NULL OR kind = 'storeMessage'),
  ADD CONSTRAINT order_note_reader CHECK (read_by IS NULL OR read_at IS NOT NULL);
-- What boards show, which is little at any time.
CREATE INDEX order_note_unread ON order_note (order_id)
  WHERE kind = 'storeMessage' AND read_at IS NULL;
CREATE INDEX order_note_reader ON order_note (read_by) WHERE read_by IS NOT NULL;
