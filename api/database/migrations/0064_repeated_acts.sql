-- By which request something happened to an order, where its caller named it: a tablet that lost its network
-- before the answer sends the request again. Looked up among the few events of one order.
ALTER TABLE order_event
  ADD COLUMN idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 255);
