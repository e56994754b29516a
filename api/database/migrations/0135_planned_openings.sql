-- When a restaurant that is ready opens to customers by itself; null: no date is planned.
ALTER TABLE store ADD COLUMN opens_at timestamptz,
  ADD CONSTRAINT store_opens_when_ready CHECK (opens_at IS NULL OR state = 'ready');
