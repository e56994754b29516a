-- What people write to those who run the marketplace: kept, so that nothing is lost when an e-mail is.
CREATE TABLE enquiry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('contact', 'partner')),
  -- What was filled in, by field.
  fields jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'object'),
  created_at timestamptz NOT NULL
);
CREATE INDEX enquiry_created ON enquiry (created_at);
