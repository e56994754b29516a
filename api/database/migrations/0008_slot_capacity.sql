-- How much a kitchen takes on for one quarter of an hour.

-- Orders in a slot; null: as many as come.
ALTER TABLE store ADD COLUMN slot_orders integer CHECK (slot_orders > 0);
-- Items of a category in a slot, over all orders; null: as many as come.
ALTER TABLE category ADD COLUMN slot_items integer CHECK (slot_items > 0);

-- The places in slots that carts and orders have, of both services together, as one kitchen cooks for
-- both. A cart's is kept for some minutes, an order's (held_until is null) until it is declined or
-- cancelled. One that was not kept any longer counts for nothing.
CREATE TABLE slot_place (
  cart_token text PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  -- { [categoryId]: items }, of the categories that are limited.
  items jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(items) = 'object'),
  held_until timestamptz
);
CREATE INDEX slot_place_slot ON slot_place (store_id, starts_at);
