-- Paying online: the money of each order, refunds, the ledger, saved cards.

-- Orders that wait for their money (awaitingpayment) and those that never got it (unpaid), which are
-- nobody's orders and give their cart back.
ALTER TABLE orders
  DROP CONSTRAINT orders_status_check,
  DROP CONSTRAINT orders_payment_method_check,
  DROP CONSTRAINT orders_check,
  DROP CONSTRAINT orders_cart_token_key,
  -- For the courier, outside discounts. Null in orders of versions that knew no tips.
  ADD COLUMN tip_pence pence DEFAULT 0,
  -- Of the request that placed it, so that the same request gets the same order.
  ADD COLUMN idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  ADD CONSTRAINT orders_status_check CHECK (status IN
    ('awaitingpayment', 'unpaid', 'pending', 'accepted', 'outfordelivery', 'readyforpickup',
     'completed', 'cancelled', 'declined')),
  ADD CONSTRAINT orders_payment_method_check CHECK (payment_method IN ('cash', 'online')),
  ADD CONSTRAINT orders_total CHECK (total_pence = subtotal_pence - discount_pence
    + delivery_fee_pence + platform_fee_pence + plastic_bag_charge_pence + coalesce(tip_pence, 0)),
  ADD CONSTRAINT orders_tip_is_for_delivery CHECK (service = 'delivery' OR coalesce(tip_pence, 0) = 0),
  ADD CONSTRAINT orders_cash_waits_for_nothing
    CHECK (payment_method = 'online' OR status NOT IN ('awaitingpayment', 'unpaid'));
-- One live order for one cart, whatever happens at once.
CREATE UNIQUE INDEX orders_cart_token_key ON orders (cart_token) WHERE status <> 'unpaid';
CREATE UNIQUE INDEX orders_idempotency ON orders (cart_token, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
-- Of an order that awaits its payment, the deadline is the customer's.
CREATE INDEX orders_payment_deadline ON orders (deadline_at) WHERE status = 'awaitingpayment';

-- Of an order that was never paid it can be forgotten whose it was to be.
CREATE OR REPLACE FUNCTION refuse_change_of_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.store_id, NEW.cart_token, NEW.service, NEW.placed_at, NEW.total_pence,
      NEW.subtotal_pence)
    IS DISTINCT FROM
     (OLD.id, OLD.number, OLD.store_id, OLD.cart_token, OLD.service, OLD.placed_at, OLD.total_pence,
      OLD.subtotal_pence)
    OR (OLD.status <> 'unpaid' AND NEW.snapshot IS DISTINCT FROM OLD.snapshot)
  THEN
    RAISE EXCEPTION 'What an order promised is frozen' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE INDEX orders_unpaid ON orders (placed_at)
  WHERE status = 'unpaid' AND snapshot #>> '{contact,email}' <> '';

ALTER TABLE order_event
  DROP CONSTRAINT order_event_act_check,
  DROP CONSTRAINT order_event_order_id_act_key,
  -- What moves the order, and what happens to its money.
  ADD CONSTRAINT order_event_act_check CHECK (act IN
    ('place', 'authorise', 'abandon', 'accept', 'decline', 'cancel', 'dispatch', 'ready', 'complete',
     'expire', 'capture', 'void', 'refund'));
CREATE UNIQUE INDEX order_event_order_id_act_key ON order_event (order_id, act) WHERE act <> 'refund';

-- Who the payment provider knows the account as.
ALTER TABLE account ADD COLUMN payment_customer_id text UNIQUE;

-- Cards that customers keep with the provider; here is only what is needed to choose one.
CREATE TABLE saved_card (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  payment_method_id text NOT NULL UNIQUE,
  -- The same card has the same one, however often it is given.
  fingerprint text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^[0-9]{4}$'),
  expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year integer NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2200),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, fingerprint)
);
CREATE UNIQUE INDEX saved_card_default ON saved_card (account_id) WHERE is_default;

ALTER TABLE cart
  ADD COLUMN tip_pence pence NOT NULL DEFAULT 0,
  -- The saved card it is to be paid with; null: another one, or none yet.
  ADD COLUMN card_id uuid REFERENCES saved_card ON DELETE SET NULL;

-- The money of an order that is paid online.
CREATE TABLE payment (
  order_id uuid PRIMARY KEY REFERENCES orders,
  status text NOT NULL DEFAULT 'awaiting' CHECK (status IN
    ('awaiting', 'authorised', 'capturing', 'captured', 'lapsed', 'voiding', 'voided')),
  amount_pence pence NOT NULL CHECK (amount_pence > 0),
  -- The provider's, once it was asked; one for one order.
  intent_id text UNIQUE,
  -- { brand, last4, wallet } of the card that pays, once it is known.
  card jsonb,
  -- When the provider was first asked for it; from then on it may have an intent, known here or not.
  asked_at timestamptz,
  saves_card boolean NOT NULL DEFAULT false,
  -- What the provider keeps for itself, once it says so.
  provider_fee_pence pence,
  -- Asked for and done.
  refunded_pence pence NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (refunded_pence <= amount_pence),
  CHECK (refunded_pence = 0 OR status IN ('capturing', 'captured')),
  CHECK (intent_id IS NOT NULL OR status IN ('awaiting', 'voiding', 'voided'))
);
-- Those that the provider is still to be asked about.
CREATE INDEX payment_open ON payment (changed_at)
  WHERE status IN ('awaiting', 'authorised', 'capturing', 'voiding');

-- What has moved of late is compared with the provider and the ledger.
CREATE INDEX payment_changed ON payment (changed_at);
CREATE INDEX order_event_at ON order_event USING brin (at);

CREATE TABLE refund (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES payment (order_id),
  status text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'succeeded', 'failed')),
  amount_pence pence NOT NULL CHECK (amount_pence > 0),
  -- Null: the whole order; else [{ position, quantity, amountPence }].
  lines jsonb CHECK (jsonb_typeof(lines) = 'array'),
  payer text NOT NULL CHECK (payer IN ('store', 'marketplace')),
  reason text NOT NULL,
  -- Who gave it; null: the product itself, of an order that was cancelled.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  provider_refund_id text UNIQUE,
  asked_at timestamptz NOT NULL,
  settled_at timestamptz,
  UNIQUE (order_id, idempotency_key)
);
CREATE INDEX refund_order ON refund (order_id);
CREATE INDEX refund_asked ON refund (asked_at) WHERE status = 'asked';

-- Every pence of every order. A row takes from one account what it gives to another, so that the
-- ledger is balanced by its shape; nothing in it is ever changed or deleted.
CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  store_id uuid NOT NULL,
  -- What for: food, deliveryFee, plasticBagCharge, tip, platformFee, discount, payment, providerFee,
  -- and of a refund: refund, refundPaid; of one that came back: refundReturned, refundPaidReturned.
  kind text NOT NULL CHECK (kind ~ '^[a-zA-Z]{1,40}$'),
  refund_id uuid REFERENCES refund,
  debit text NOT NULL CHECK (debit IN
    ('customer', 'store', 'marketplace', 'provider', 'providerFee', 'bagCharge', 'tip')),
  credit text NOT NULL CHECK (credit IN
    ('customer', 'store', 'marketplace', 'provider', 'providerFee', 'bagCharge', 'tip')),
  amount_pence pence NOT NULL CHECK (amount_pence > 0),
  at timestamptz NOT NULL,
  CHECK (debit <> credit),
  -- Written once, whoever writes it how often.
  UNIQUE NULLS NOT DISTINCT (order_id, kind, refund_id, debit, credit)
);
CREATE INDEX ledger_transfer_store ON ledger_transfer (store_id, at);
CREATE INDEX ledger_transfer_at ON ledger_transfer USING brin (at);
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transfer_no_truncate BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the provider told us, once each.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  type text NOT NULL,
  intent_id text,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_event_received ON payment_event (received_at);

-- What a comparison of provider, orders and ledger found and could not heal, for the operator.
CREATE TABLE payment_finding (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- The intent or order it is about.
  subject text NOT NULL,
  order_id uuid REFERENCES orders,
  details jsonb NOT NULL DEFAULT '{}',
  found_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- When it was gone, or somebody said that it is dealt with.
  resolved_at timestamptz,
  resolved_by uuid REFERENCES account ON DELETE SET NULL
);
CREATE UNIQUE INDEX payment_finding_open ON payment_finding (kind, subject) WHERE resolved_at IS NULL;

-- For statements. Null: not known, or not registered.
ALTER TABLE store
  ADD COLUMN vat_number text,
  -- Thousandths of what is sold, which includes it: 200 is 20 %.
  ADD COLUMN vat_rate integer CHECK (vat_rate BETWEEN 0 AND 1000),
  ADD CHECK (vat_rate IS NULL OR vat_number IS NOT NULL);
