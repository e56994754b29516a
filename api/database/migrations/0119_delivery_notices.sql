-- Who wants to know when a restaurant delivers to their postcode. A row is deleted with its email.
CREATE TABLE delivery_notice (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In small letters.
  email text NOT NULL,
  -- A whole postcode as it is usually written.
  post_code text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- When a restaurant was found, and the email's job enqueued.
  found_at timestamptz,
  UNIQUE (email, post_code)
);
CREATE INDEX delivery_notice_waiting ON delivery_notice (post_code) WHERE found_at IS NULL;
CREATE INDEX delivery_notice_age ON delivery_notice (requested_at);
