-- Orders as figures count them, of days that have ended: written each night from the ledger and the events of
-- orders, so that the orders of a year are added up in a moment. What they are is in rules/sales/.
CREATE TABLE charged_order (
  order_id uuid PRIMARY KEY REFERENCES orders,
  store_id uuid NOT NULL REFERENCES store,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  service service NOT NULL,
  payment_method text NOT NULL,
  -- When its money was there.
  at timestamptz NOT NULL,
  hour_of_week integer NOT NULL CHECK (hour_of_week BETWEEN 0 AND 167),
  sold_pence integer NOT NULL,
  discount_pence integer NOT NULL
);
CREATE INDEX charged_order_at ON charged_order (at);
CREATE INDEX charged_order_store ON charged_order (store_id, at);
CREATE INDEX charged_order_account ON charged_order (account_id, at) WHERE account_id IS NOT NULL;

CREATE TABLE completed_order (
  order_id uuid PRIMARY KEY REFERENCES orders,
  store_id uuid NOT NULL REFERENCES store,
  service service NOT NULL,
  at timestamptz NOT NULL,
  hour_of_week integer NOT NULL CHECK (hour_of_week BETWEEN 0 AND 167),
  minutes_late integer NOT NULL CHECK (minutes_late >= 0),
  -- Null for an order for later.
  promised_minutes integer,
  taken_minutes integer
);
CREATE INDEX completed_order_at ON completed_order (at);
CREATE INDEX completed_order_store ON completed_order (store_id, at);

-- Before when the days have been written so. Figures of later ones are read from the ledger.
CREATE TABLE closed_days (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  until timestamptz NOT NULL
);

CREATE INDEX ledger_transfer_refund ON ledger_transfer (at) WHERE refund_id IS NOT NULL;
CREATE INDEX order_event_untaken ON order_event (at) WHERE act IN ('decline', 'expire');
