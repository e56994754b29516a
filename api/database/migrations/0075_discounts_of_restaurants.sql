-- Discounts that restaurants and the marketplace make, change and stop themselves.

-- First, so that what follows announces nothing: that one was used, or cost less, is no change.
DROP TRIGGER discount_change_announced ON discount;

ALTER TABLE discount
  -- Who made it, and therefore who may change it.
  ADD COLUMN made_by text CHECK (made_by IN ('store', 'marketplace')),
  -- Counts up with each change, so that of two at once the second one is refused. An order names the
  -- version that its price is from, and is refused by this when it has been changed or stopped since.
  ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT discount_is_as_quoted CHECK (version > 0),
  -- What it may take off in all; null: no limit.
  ADD COLUMN budget_pence pence CHECK (budget_pence > 0),
  -- What it takes off the orders that were not declined or cancelled. An order adds to it in the
  -- statement that stores it, so that the last of a budget goes to one order.
  ADD COLUMN spent_pence pence NOT NULL DEFAULT 0,
  ADD CONSTRAINT discount_budget CHECK (spent_pence <= budget_pence);

UPDATE discount SET
  made_by = CASE WHEN store_id IS NULL THEN 'marketplace' ELSE 'store' END,
  spent_pence = coalesce((
    SELECT sum(orders.discount_pence) FROM orders
    WHERE orders.discount_id = discount.id
      AND orders.status NOT IN ('declined', 'cancelled', 'unpaid')), 0);
ALTER TABLE discount
  ALTER COLUMN made_by SET NOT NULL,
  ALTER COLUMN made_by SET DEFAULT 'marketplace',
  ADD CONSTRAINT discount_of_store_is_at_store CHECK (made_by = 'marketplace' OR store_id IS NOT NULL);

-- Pages of a restaurant show its offers.
CREATE OR REPLACE FUNCTION announce_discount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_store uuid;
BEGIN
  FOR changed_store IN
    SELECT DISTINCT store_id FROM (VALUES
      (CASE WHEN TG_OP <> 'INSERT' THEN OLD.store_id END, TG_OP <> 'INSERT'),
      (CASE WHEN TG_OP <> 'DELETE' THEN NEW.store_id END, TG_OP <> 'DELETE')
    ) AS side (store_id, is_there) WHERE is_there
  LOOP
    PERFORM pg_notify('discount_changed', coalesce(changed_store::text, ''));
    IF changed_store IS NOT NULL THEN
      PERFORM pg_notify('store_changed', changed_store::text);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER discount_change_announced AFTER UPDATE ON discount
  FOR EACH ROW WHEN (OLD.used = NEW.used AND OLD.spent_pence = NEW.spent_pence)
  EXECUTE FUNCTION announce_discount();

-- Every restaurant may have a WELCOME of its own, and again one after the last was stopped.
ALTER TABLE discount DROP CONSTRAINT discount_code_key;
CREATE UNIQUE INDEX discount_code ON discount (code, store_id) NULLS NOT DISTINCT
  WHERE code IS NOT NULL AND ended_at IS NULL;

-- The lists of a restaurant and of the marketplace, the latest first.
CREATE INDEX discount_list ON discount (store_id, created_at DESC, id DESC);
CREATE INDEX discount_list_of_marketplace ON discount (created_at DESC, id DESC)
  WHERE made_by = 'marketplace';
