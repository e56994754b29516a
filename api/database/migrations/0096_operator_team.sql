-- Somebody whom an owner of the marketplace invites to run it with them, until they join, or the invitation is
-- withdrawn or deleted long after it expired. Its link is made as those of restaurants' teams are.
CREATE TABLE operator_invitation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  role text NOT NULL CHECK (role IN ('owner', 'support', 'finance', 'content')),
  link_id uuid NOT NULL UNIQUE,
  invited_by uuid REFERENCES account ON DELETE SET NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_invitation_expires ON operator_invitation (expires_at);
CREATE INDEX operator_invitation_invited_by ON operator_invitation (invited_by);

-- Whoever leaves the marketplace loses their role, and their account stays for its name in the audit log: it is
-- suspended until they are invited again.
ALTER TABLE account DROP CONSTRAINT account_role_of_operators;
ALTER TABLE account ADD CONSTRAINT account_role_of_operators CHECK (
  CASE WHEN type = 'operator' THEN operator_role IS NOT NULL OR suspended_at IS NOT NULL
  ELSE operator_role IS NULL END
);
