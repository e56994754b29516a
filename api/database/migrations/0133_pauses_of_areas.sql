-- The marketplace takes no orders for an area for a while: for the restaurants in a postcode district or a town.
CREATE TABLE area_pause (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- "S8", or the town by its name.
  area text NOT NULL CHECK (length(area) BETWEEN 1 AND 100),
  -- What customers read.
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  paused_at timestamptz NOT NULL,
  paused_until timestamptz NOT NULL CHECK (paused_until > paused_at),
  -- When somebody ended it before its time.
  ended_at timestamptz
);
CREATE INDEX area_pause_open ON area_pause (paused_until) WHERE ended_at IS NULL;

-- A restaurant's pause that is one of these, which its staff can't end.
ALTER TABLE store
  ADD COLUMN area_pause_id uuid REFERENCES area_pause,
  DROP CONSTRAINT store_pause_reason_check,
  ADD CONSTRAINT store_pause_reason_check
    CHECK (pause_reason IN ('staff', 'missedOrders', 'unattended', 'marketplace', 'area')),
  ADD CONSTRAINT store_area_pause_check CHECK ((pause_reason = 'area') = (area_pause_id IS NOT NULL));
CREATE INDEX store_area_pause ON store (area_pause_id) WHERE area_pause_id IS NOT NULL;

-- For whoever reads sitemaps, a pause changes nothing about a restaurant.
CREATE OR REPLACE FUNCTION date_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passing CONSTANT text[] := ARRAY['paused_until', 'pause_reason', 'pause_takes_pre_orders',
    'area_pause_id', 'busy_minutes', 'busy_until', 'changed_at'];
BEGIN
  IF to_jsonb(NEW) - passing IS DISTINCT FROM to_jsonb(OLD) - passing THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END $$;
