-- PINs of staff, and the tablets that they share. A PIN belongs to the work at one restaurant and ends
-- with it. Only its hash is stored, made with a key that is not in the database.
ALTER TABLE partner_store
  ADD COLUMN pin_hash text,
  ADD COLUMN pin_set_at timestamptz,
  ADD CONSTRAINT partner_store_pin_check CHECK ((pin_hash IS NULL) = (pin_set_at IS NULL));

-- A tablet is an account that nobody can log in to: its only session is the one that was opened when it was
-- made shared, and the tablet is shared as long as that session is open. So what the tablet does by itself is
-- recorded like anybody's acts.
CREATE TABLE shared_tablet (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  idle_minutes integer NOT NULL CHECK (idle_minutes BETWEEN 1 AND 60),
  made_by uuid REFERENCES account ON DELETE SET NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX shared_tablet_store ON shared_tablet (store_id);
CREATE INDEX shared_tablet_made_by ON shared_tablet (made_by);

-- Whoever switches to themselves on a tablet has a session of their own below the tablet's, at most one at a
-- time, which ends with it.
ALTER TABLE session ADD COLUMN parent_id uuid REFERENCES session ON DELETE CASCADE;
CREATE INDEX session_parent ON session (parent_id) WHERE parent_id IS NOT NULL;
CREATE UNIQUE INDEX session_acting ON session (parent_id)
  WHERE parent_id IS NOT NULL AND revoked_at IS NULL;

CREATE FUNCTION end_sessions_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET revoked_at = NEW.revoked_at
  WHERE parent_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_below_ended AFTER UPDATE OF revoked_at ON session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL AND NEW.parent_id IS NULL)
  EXECUTE FUNCTION end_sessions_below();

ALTER TABLE account_event
  DROP CONSTRAINT account_event_kind_check,
  ADD CONSTRAINT account_event_kind_check CHECK (kind IN ('registered', 'confirmed', 'completed',
    'signedIn', 'signInFailed', 'signedOut', 'signedOutElsewhere', 'tokenReused', 'resetRequested',
    'passwordReset', 'passwordChanged', 'userChanged', 'providerLinked', 'suspended', 'restored',
    'emailChangeRequested', 'emailChanged', 'switchedOnTablet', 'pinFailed'));
