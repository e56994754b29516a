-- Discounts: codes that are typed, and offers that count by themselves.

CREATE TABLE discount (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In capitals and without spaces; null: an offer that counts by itself.
  code text UNIQUE CHECK (code ~ '^[A-Z0-9_-]{1,40}$'),
  name text NOT NULL,
  -- Null: at every store.
  store_id uuid REFERENCES store ON DELETE CASCADE,
  funded_by text NOT NULL CHECK (funded_by IN ('store', 'marketplace')),
  kind text NOT NULL CHECK (kind IN ('percentage', 'fixed', 'freeDelivery')),
  percent numeric(6, 3) CHECK (percent > 0 AND percent <= 100),
  amount_pence pence CHECK (amount_pence > 0),
  -- The most that a percentage takes off.
  cap_pence pence CHECK (cap_pence > 0),
  minimum_pence pence NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  service service,
  -- Null: every day. London's, of the hand-over.
  weekdays integer[] CHECK (cardinality(weekdays) > 0 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  -- Null: no limit.
  total_limit integer CHECK (total_limit > 0),
  per_customer_limit integer CHECK (per_customer_limit > 0),
  -- A stamp card: so many completed orders of at least so much, at its store or at all of them.
  loyalty_orders integer CHECK (loyalty_orders BETWEEN 1 AND 50),
  loyalty_spend_pence pence NOT NULL DEFAULT 0,
  -- Only for those in discount_product, of which a menu may have lost the last one; only for those in
  -- discount_account, of whom the last one may be gone.
  is_for_some_products boolean NOT NULL DEFAULT false,
  is_for_some_accounts boolean NOT NULL DEFAULT false,
  -- Whether stores show it to everybody.
  is_advertised boolean NOT NULL DEFAULT true,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- How often it has been used by orders that were not declined or cancelled. An order counts up in
  -- the statement that keeps it, so that the last use is one order's.
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  CONSTRAINT discount_total_limit CHECK (used <= total_limit),
  CHECK ((kind = 'percentage') = (percent IS NOT NULL)),
  CHECK ((kind = 'fixed') = (amount_pence IS NOT NULL)),
  CHECK (cap_pence IS NULL OR kind = 'percentage'),
  CHECK (ends_at > starts_at),
  CHECK (funded_by = 'marketplace' OR store_id IS NOT NULL)
);
-- What counts by itself or is shown; there may be any number of codes that only some people know.
CREATE INDEX discount_offer ON discount (store_id)
  WHERE ended_at IS NULL AND (code IS NULL OR is_advertised);

CREATE TABLE discount_product (
  discount_id uuid NOT NULL REFERENCES discount ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  PRIMARY KEY (discount_id, product_id)
);
CREATE INDEX discount_product_product ON discount_product (product_id);

CREATE TABLE discount_account (
  discount_id uuid NOT NULL REFERENCES discount ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  PRIMARY KEY (discount_id, account_id)
);
CREATE INDEX discount_account_account ON discount_account (account_id);

-- How often each customer has used it: by the account, or the SHA-256 of a guest's e-mail address.
CREATE TABLE discount_customer (
  discount_id uuid NOT NULL REFERENCES discount ON DELETE CASCADE,
  customer bytea NOT NULL CHECK (length(customer) = 32),
  used integer NOT NULL CHECK (used >= 0),
  -- The limit of the discount when it was last used.
  per_customer_limit integer,
  -- Counts up with each use and each release. An order that is paid for with stamps names the number
  -- that they were counted at, and is refused by this when another was first.
  changes integer NOT NULL DEFAULT 1 CONSTRAINT discount_customer_is_as_seen CHECK (changes > 0),
  PRIMARY KEY (discount_id, customer),
  CONSTRAINT discount_customer_limit CHECK (used <= per_customer_limit)
);

ALTER TABLE cart ADD COLUMN discount_code text;

ALTER TABLE orders ADD COLUMN discount_id uuid REFERENCES discount ON DELETE SET NULL;
ALTER TABLE orders ADD COLUMN discount_customer bytea;
CREATE INDEX orders_discount ON orders (discount_id) WHERE discount_id IS NOT NULL;

-- Servers keep the discounts of stores in memory, and hear of their changes: by the id of the store,
-- or without one for what counts at every store. That one was used is no change.
CREATE FUNCTION announce_discount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('discount_changed', coalesce(OLD.store_id::text, ''));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('discount_changed', coalesce(NEW.store_id::text, ''));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER discount_announced AFTER INSERT OR DELETE ON discount
  FOR EACH ROW EXECUTE FUNCTION announce_discount();
CREATE TRIGGER discount_change_announced AFTER UPDATE ON discount
  FOR EACH ROW WHEN (OLD.used = NEW.used) EXECUTE FUNCTION announce_discount();

CREATE FUNCTION announce_discount_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('discount_changed', coalesce(store_id::text, ''))
  FROM discount WHERE id IN (OLD.discount_id, NEW.discount_id);
  RETURN NULL;
END $$;
CREATE TRIGGER discount_product_announced AFTER INSERT OR UPDATE OR DELETE ON discount_product
  FOR EACH ROW EXECUTE FUNCTION announce_discount_product();
