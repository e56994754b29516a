-- Whoever keeps places at a store keeps only so many at one time. Whose they are is known by a keyed
-- hash of the network they were asked from, never by its address, and only as long as it counts.
ALTER TABLE slot_place
  ADD COLUMN network bytea CHECK (length(network) = 16),
  -- What an order has is its own.
  ADD CONSTRAINT slot_place_network_is_of_kept CHECK (network IS NULL OR held_until IS NOT NULL);
CREATE INDEX slot_place_kept ON slot_place (store_id) WHERE network IS NOT NULL;

-- Of an order that has taken what there is only so much of, and awaits its payment.
ALTER TABLE orders
  ADD COLUMN network bytea CHECK (length(network) = 16),
  ADD CONSTRAINT orders_network_is_of_awaiting
    CHECK (network IS NULL OR status = 'awaitingpayment');
CREATE INDEX orders_kept ON orders (store_id) WHERE network IS NOT NULL;

-- Findings are looked at again in turn, so many at a time, however many there are.
ALTER TABLE payment_finding ADD COLUMN looked_at timestamptz;
