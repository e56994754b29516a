-- Imports of stores from a file, so that one that was interrupted is seen and can be gone on with.
CREATE TABLE store_import (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256 of the file: the same file again goes on with what is not finished.
  file_hash text NOT NULL CHECK (file_hash ~ '^[0-9a-f]{64}$'),
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  -- Null: a command of the server, or an account since deleted.
  account_id uuid REFERENCES account ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  -- When a batch of stores was last written.
  written_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- Of the file; what was added and changed so far.
  stores integer NOT NULL CHECK (stores >= 0),
  added integer NOT NULL DEFAULT 0 CHECK (added >= 0),
  changed integer NOT NULL DEFAULT 0 CHECK (changed >= 0)
);
CREATE INDEX store_import_started ON store_import (started_at DESC);
CREATE INDEX store_import_account ON store_import (account_id) WHERE account_id IS NOT NULL;
-- Of one file only one is unfinished at a time.
CREATE UNIQUE INDEX store_import_unfinished ON store_import (file_hash) WHERE finished_at IS NULL;
