-- Of a cash order it is known where it came from, by the same keyed hash, until a store accepts it or a
-- day has passed: so many unanswered ones, and emails about them, are enough.
ALTER TABLE orders
  DROP CONSTRAINT orders_network_is_of_awaiting,
  ADD CONSTRAINT orders_network_is_of_unaccepted CHECK (network IS NULL
    OR status = 'awaitingpayment'
    OR (payment_method = 'cash' AND status IN ('pending', 'cancelled', 'declined')));
DROP INDEX orders_kept;
CREATE INDEX orders_kept ON orders (store_id) WHERE status = 'awaitingpayment' AND network IS NOT NULL;
CREATE INDEX orders_cash_network ON orders (store_id, network)
  WHERE payment_method = 'cash' AND network IS NOT NULL;
CREATE INDEX orders_cash_network_placed ON orders (placed_at)
  WHERE payment_method = 'cash' AND network IS NOT NULL;

-- What a check was passed for, by a hash: the same request may be repeated. Null: it counts once.
ALTER TABLE used_bot_check ADD COLUMN subject bytea CHECK (length(subject) = 32);
