-- A ticket printer of a store that asks the API for its work. Its secret is stored as a hash alone.
CREATE TABLE printer (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('star', 'epson')),
  name text NOT NULL CHECK (name <> ''),
  secret_hash text NOT NULL UNIQUE,
  -- How many tickets it prints of each order, and of orders for which services.
  kitchen_copies integer NOT NULL CHECK (kitchen_copies BETWEEN 0 AND 5),
  customer_copies integer NOT NULL CHECK (customer_copies BETWEEN 0 AND 5),
  services text[] NOT NULL
    CHECK (cardinality(services) > 0 AND services <@ ARRAY['delivery', 'collection']),
  -- What it said last, and when it was heard.
  state text NOT NULL DEFAULT 'ready'
    CHECK (state IN ('ready', 'paperLow', 'paperOut', 'jam', 'coverOpen', 'fault')),
  seen_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (kitchen_copies + customer_copies > 0)
);
CREATE INDEX printer_store ON printer (store_id);

-- A ticket to be printed. It ends when the printer says that it is printed, not when it is sent.
CREATE TABLE print_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  printer_id uuid NOT NULL REFERENCES printer ON DELETE CASCADE,
  order_id uuid REFERENCES orders ON DELETE CASCADE, -- Null: a test.
  kind text NOT NULL CHECK (kind IN ('kitchen', 'customer')),
  -- Which one of how many of this kind the printer prints of the order.
  copy integer NOT NULL DEFAULT 1,
  copies integer NOT NULL DEFAULT 1,
  -- Somebody asked for it; else it was queued when the order was accepted.
  is_requested boolean NOT NULL,
  -- Another ticket of the same was printed before.
  is_copy boolean NOT NULL,
  queued_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'sent', 'printed', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0,
  -- It was sent before, and the printer may have printed it.
  may_repeat boolean NOT NULL DEFAULT false,
  -- To which of the devices that know the printer's secret, as they name themselves.
  sent_to text NOT NULL DEFAULT '',
  -- When it was sent last.
  sent_at timestamptz,
  ended_at timestamptz,
  CHECK ((status = 'sent') <= (sent_at IS NOT NULL))
);
-- A printer prints one ticket at a time: what it confirms is that one.
CREATE UNIQUE INDEX print_job_sent ON print_job (printer_id) WHERE status = 'sent';
CREATE INDEX print_job_open ON print_job (printer_id, id) WHERE status IN ('waiting', 'sent');
-- Asking twice for what is not printed yet queues it once.
CREATE UNIQUE INDEX print_job_requested ON print_job (printer_id, order_id, kind) NULLS NOT DISTINCT
  WHERE status IN ('waiting', 'sent') AND is_requested;
CREATE INDEX print_job_printer ON print_job (printer_id);
CREATE INDEX print_job_order ON print_job (order_id);
CREATE INDEX print_job_queued ON print_job (queued_at);
