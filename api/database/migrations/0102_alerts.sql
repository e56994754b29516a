-- What operators were alerted of: each matter once while it lasts, and again if it returns.
CREATE TABLE alert (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Which matter it is, as the page Now names it.
  matter text NOT NULL CHECK (length(matter) <= 400),
  kind text NOT NULL,
  -- { count, storeName, number, subject } as it was found.
  facts jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  -- When it was no longer found.
  resolved_at timestamptz
);
CREATE UNIQUE INDEX alert_open ON alert (matter) WHERE resolved_at IS NULL;
CREATE INDEX alert_resolved ON alert (resolved_at) WHERE resolved_at IS NOT NULL;

-- The operators who want alerts by email.
CREATE TABLE alert_email (
  account_id uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE
);

-- Devices of operators that are sent alerts, for as long as they are logged in on them. What is sent is encrypted
-- to the device's own keys.
CREATE TABLE operator_push (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  -- Of a browser that several people use, the last one who turned it on.
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) BETWEEN 1 AND 1000),
  public_key text NOT NULL CHECK (length(public_key) <= 100),
  auth_secret text NOT NULL CHECK (length(auth_secret) <= 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX operator_push_of_account ON operator_push (account_id);
CREATE INDEX operator_push_of_session ON operator_push (session_id);

CREATE OR REPLACE FUNCTION end_push_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  DELETE FROM staff_push WHERE session_id = NEW.id;
  DELETE FROM operator_push WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
