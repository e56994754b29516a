-- What somebody is at a restaurant. Whoever works for one already could do everything, so they own it.

ALTER TABLE partner_store
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'manager', 'kitchen'));
ALTER TABLE partner_store ALTER COLUMN role DROP DEFAULT;

-- What staff change: who, when, and how it was before and after. Rows are written with the change and
-- never changed again. `subject` names what was changed where there are several of its kind; `before`
-- and `after` hold only the fields that differ. An erased account leaves its rows without a name.
CREATE TABLE audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  store_id uuid REFERENCES store ON DELETE CASCADE,
  account_id uuid REFERENCES account ON DELETE SET NULL,
  by text NOT NULL CHECK (by IN ('partner', 'operator', 'system')),
  act text NOT NULL,
  subject text NOT NULL DEFAULT '',
  before jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(after) = 'object')
);
CREATE INDEX audit_event_store ON audit_event (store_id, id);
CREATE INDEX audit_event_account ON audit_event (account_id);
