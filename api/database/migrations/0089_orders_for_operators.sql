-- How the people who run the marketplace find an order, and what they do about it.

-- Who ordered, as one text to search in: name and email address in lower case, the telephone number as its
-- digits from the 0 on. What is erased from an order leaves the index with it.
CREATE FUNCTION order_contact(snapshot jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(coalesce(snapshot #>> '{contact,name}', '')) || ' '
    || lower(coalesce(snapshot #>> '{contact,email}', '')) || ' '
    || regexp_replace(
      regexp_replace(coalesce(snapshot #>> '{contact,phone}', ''), '[^0-9]', '', 'g'),
      '^(0044|44)0?', '0')
$$;
CREATE INDEX orders_contact ON orders USING gin (order_contact(snapshot) gin_trgm_ops);
CREATE INDEX orders_number ON orders (number, placed_at DESC, id DESC);
CREATE INDEX orders_placed ON orders (placed_at DESC, id DESC);
CREATE INDEX orders_open_placed ON orders (placed_at DESC, id DESC)
  WHERE status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup');
CREATE INDEX store_name_trigrams ON store USING gin (lower(name) gin_trgm_ops);

-- A fee that was refunded for itself, once.
ALTER TABLE refund ADD COLUMN fee text
  CHECK (fee IN ('deliveryFee', 'platformFee', 'plasticBagCharge', 'tip'));
CREATE UNIQUE INDEX refund_fee ON refund (order_id, fee) WHERE fee IS NOT NULL AND status <> 'failed';

-- What operators wrote about an order: a note for colleagues, a message to the customer, or why they acted.
CREATE TABLE order_note (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('note', 'message', 'act')),
  -- Of an act: which.
  act text CHECK ((kind = 'act') = (act IS NOT NULL)),
  account_id uuid REFERENCES account ON DELETE SET NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_note_order ON order_note (order_id, at);
CREATE INDEX order_note_account ON order_note (account_id) WHERE account_id IS NOT NULL;
-- Notes are not edited. Erasing a person's data deletes them, and a deleted account leaves them.
CREATE FUNCTION refuse_changed_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_note is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER order_note_append_only BEFORE UPDATE OF id, order_id, kind, act, text, at ON order_note
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_note();

-- Every email about an order that the mail server has taken, so that it can be found and sent again.
CREATE TABLE sent_email (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  message text NOT NULL,
  recipient text NOT NULL CHECK (recipient IN ('customer', 'store')),
  -- The refund or the change of the order that it is about; null: neither.
  subject_id uuid,
  at timestamptz NOT NULL
);
CREATE INDEX sent_email_order ON sent_email (order_id, at);

-- Which operator has seen whose data. An operator who leaves and a customer who is erased lose their ids.
CREATE TABLE data_access (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  operator_id uuid REFERENCES account ON DELETE SET NULL,
  -- Where: a list that was searched, the page of an order or of a customer, an export.
  place text NOT NULL CHECK (place IN ('orders', 'order', 'customers', 'customer', 'export', 'erasure')),
  customer_id uuid REFERENCES account ON DELETE SET NULL,
  order_id uuid REFERENCES orders ON DELETE CASCADE
);
CREATE INDEX data_access_operator ON data_access (operator_id, at);
CREATE INDEX data_access_customer ON data_access (customer_id, id DESC) WHERE customer_id IS NOT NULL;
CREATE INDEX data_access_order ON data_access (order_id, id DESC) WHERE order_id IS NOT NULL;
CREATE INDEX data_access_at ON data_access (at);
