-- Documents by which the marketplace knows who owns a restaurant. The file is encrypted with the data key, which is
-- not in the database (see docs/decisions/0105).
CREATE TABLE identity_document (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE,
  -- The owner who sent it, with whose account it is deleted; null: the marketplace added it.
  account_id uuid REFERENCES account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('passport', 'drivingLicence', 'proofOfAddress')),
  file_type text NOT NULL CHECK (file_type IN ('jpeg', 'png', 'webp', 'pdf')),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- Null: the file is erased, and only that the document was accepted is left.
  sealed bytea,
  sent_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'refused')),
  decided_at timestamptz,
  -- Why it is refused.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK (sealed IS NOT NULL OR state = 'accepted')
);
-- What is encrypted can't be compressed.
ALTER TABLE identity_document ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE INDEX identity_document_store ON identity_document (store_id, sent_at);
CREATE INDEX identity_document_account ON identity_document (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX identity_document_decided ON identity_document (decided_at) WHERE sealed IS NOT NULL;

-- That an operator saw one is recorded as for orders and customers.
ALTER TABLE data_access
  DROP CONSTRAINT data_access_place_check,
  ADD CONSTRAINT data_access_place_check CHECK (place IN ('orders', 'order', 'customers', 'customer',
    'export', 'erasure', 'enquiries', 'enquiry', 'identityDocument')),
  ADD COLUMN store_id uuid REFERENCES store ON DELETE CASCADE;
CREATE INDEX data_access_store ON data_access (store_id, id DESC) WHERE store_id IS NOT NULL;
