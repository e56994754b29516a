-- Somebody whom an owner invites to work at a restaurant, until they join, or the invitation is withdrawn
-- or deleted long after it expired. The secret of its link is derived from `link_id`, which is another one
-- each time the invitation is sent, so that earlier links stop working and nothing that leaks lets anybody in.
CREATE TABLE staff_invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'kitchen')),
  link_id uuid NOT NULL UNIQUE,
  invited_by uuid REFERENCES account ON DELETE SET NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (store_id, email)
);
CREATE INDEX staff_invitation_expires ON staff_invitation (expires_at);
CREATE INDEX staff_invitation_invited_by ON staff_invitation (invited_by);

-- Servers hear at once that somebody no longer works at a restaurant, to end the streams of its board.
CREATE FUNCTION announce_staff_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_removed', OLD.account_id::text || ' ' || OLD.store_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER staff_removal_announced AFTER DELETE ON partner_store
  FOR EACH ROW EXECUTE FUNCTION announce_staff_removal();
