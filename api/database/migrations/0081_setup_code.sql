-- The secret of the address by which the first operator sets a marketplace up, as a hash. Used once: a
-- marketplace that has had an operator is never set up again.

CREATE TABLE setup_code (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  hash text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz
);
