-- An operator who works in the store app as the staff of one restaurant has a session below their own, with the
-- restaurant. It ends with theirs, as turns on shared tablets do, and at its time.
ALTER TABLE session
  ADD COLUMN store_id uuid REFERENCES store ON DELETE CASCADE,
  ADD CONSTRAINT session_store_check CHECK (store_id IS NULL OR parent_id IS NOT NULL);
CREATE INDEX session_store ON session (store_id) WHERE store_id IS NOT NULL;

-- What they change there is under their own name, and says that they worked as staff.
ALTER TABLE audit_event
  DROP CONSTRAINT audit_event_by_check,
  ADD CONSTRAINT audit_event_by_check CHECK (by IN ('partner', 'operator', 'asStaff', 'system'));
