-- What of a menu is to be had when, and meal deals.

-- { services: [...] | null, spans: [{ weekdays, startMinute, durationMinutes }] | null }; null is by
-- every service, and at any time the store is open. A product's own counts before its category's.
ALTER TABLE category ADD COLUMN sold_when jsonb CHECK (jsonb_typeof(sold_when) = 'object');
ALTER TABLE product ADD COLUMN sold_when jsonb CHECK (jsonb_typeof(sold_when) = 'object');

-- Sold out until then, by itself; what is not available at all says so in is_available.
ALTER TABLE product ADD COLUMN sold_out_until timestamptz;
ALTER TABLE option ADD COLUMN sold_out_until timestamptz;

-- The further question that choosing an option asks.
ALTER TABLE option ADD COLUMN opens_group_id uuid REFERENCES option_group ON DELETE SET NULL;
CREATE INDEX option_opens ON option (opens_group_id) WHERE opens_group_id IS NOT NULL;

-- How many there still are of what is counted. An order takes its own in the statement that keeps it,
-- and the last one goes once: this cannot fall below 0.
CREATE TABLE product_stock (
  product_id uuid PRIMARY KEY,
  store_id uuid NOT NULL,
  remaining integer NOT NULL CONSTRAINT product_stock_is_left CHECK (remaining >= 0),
  FOREIGN KEY (product_id, store_id) REFERENCES product (id, store_id) ON DELETE CASCADE
);
CREATE INDEX product_stock_store ON product_stock (store_id);

-- What an order took, and gives back when it comes to nothing. What is counted anew, or no longer,
-- gets nothing back.
CREATE TABLE stock_taken (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product_stock ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_id, product_id)
);
CREATE INDEX stock_taken_product ON stock_taken (product_id);

-- Menus are kept in memory with what is counted, but not with how many there are, so that an order
-- drops no menu: a change is announced only where the last one goes, or one comes back.
CREATE TRIGGER store_insert_announced AFTER INSERT ON product_stock
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE TRIGGER store_delete_announced AFTER DELETE ON product_stock
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE FUNCTION announce_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_changed', NEW.store_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER store_update_announced AFTER UPDATE ON product_stock
  FOR EACH ROW WHEN ((OLD.remaining = 0) <> (NEW.remaining = 0))
  EXECUTE FUNCTION announce_stock_change();

-- A meal deal is a product with slots, each to be filled with one product of a category. What is
-- dearer than a slot covers adds the difference; null covers every price.
CREATE TABLE bundle_slot (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL,
  product_id uuid NOT NULL,
  category_id uuid NOT NULL,
  name text NOT NULL,
  covers_pence price,
  position integer NOT NULL,
  FOREIGN KEY (product_id, store_id) REFERENCES product (id, store_id) ON DELETE CASCADE,
  FOREIGN KEY (category_id, store_id) REFERENCES category (id, store_id) ON DELETE CASCADE
);
CREATE INDEX bundle_slot_store ON bundle_slot (store_id);
CREATE INDEX bundle_slot_product ON bundle_slot (product_id);
CREATE INDEX bundle_slot_category ON bundle_slot (category_id);

CREATE TRIGGER store_insert_announced AFTER INSERT ON bundle_slot
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE TRIGGER store_update_announced AFTER UPDATE ON bundle_slot
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
CREATE TRIGGER store_delete_announced AFTER DELETE ON bundle_slot
  REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION announce_store_change('store_id');
