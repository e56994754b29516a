-- How much a kitchen takes on for one quarter of an hour.

-- Orders in a slot; null: as many as come.
ALTER TABLE store ADD COLUMN slot_orders integer CHECK (slot_orders > 0);
-- Items of a category in a slot, over all orders; null: as many as come.
ALTER TABLE category ADD COLUMN slot_items integer CHECK (slot_items > 0);

-- The places in slots that carts and orders have. A cart's is kept for some minutes, an order's
-- (held_until is null) until it is declined or cancelled.
CREATE TABLE slot_place (
  cart_token text PRIMARY KEY REFERENCES cart ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  service service NOT NULL,
  starts_at timestamptz NOT NULL,
  -- { [categoryId]: items }, of the categories that are limited.
  items jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(items) = 'object'),
  held_until timestamptz
);
CREATE INDEX slot_place_slot ON slot_place (store_id, starts_at);
CREATE INDEX slot_place_held ON slot_place (held_until) WHERE held_until IS NOT NULL;
