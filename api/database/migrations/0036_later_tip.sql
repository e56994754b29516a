-- A tip for the courier that is given after delivery: a payment of its own, one of an order.

CREATE TABLE later_tip (
  -- Of the tip and not the order, as one that was not paid makes way for another amount.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE REFERENCES orders,
  amount_pence pence NOT NULL CHECK (amount_pence > 0),
  -- Wanted, and done. One that comes to nothing is deleted, so that another can be given.
  status text NOT NULL DEFAULT 'capturing' CHECK (status IN ('capturing', 'captured')),
  -- The provider's, once it was asked.
  intent_id text UNIQUE,
  -- What the provider keeps for itself, once it says so.
  provider_fee_pence pence,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (intent_id IS NOT NULL OR status = 'capturing')
);
-- Those that the provider is still to be asked about.
CREATE INDEX later_tip_open ON later_tip (changed_at) WHERE status = 'capturing';
